import { foldedPattern, fold } from "./fold.js";

// Lines that belong to a page's furniture, whole lines only; pasted pages carry them along.
const NAVIGATION = foldedPattern(
  "^(?:skip to (?:main )?content|find jobs?|post (?:a )?job|company reviews|salaries|employers?|employers / post job|cookies?|apply(?: now| here| online| today| for this (?:job|position|role)| on company (?:web)?site)?|easy apply|quick apply|save(?: job| this job)?|saved|share(?: this)?(?: job| position)?|print|" +
    "report(?: this)?(?: job| ad)?|sign ?(?:in|up)|log ?(?:in|out)|register|menu|home|search(?: jobs)?|back(?: to (?:results|search|jobs|all jobs|job search|top|vacancies|careers|listings))?|jobs|vacancies|careers|my network|messaging|notifications ?\\d*|me|for business|show (?:more|fewer|less|all) options|show match details|skip to search|help|messages|sign in or register|(?:register|log ?in) to apply|send me jobs like this|blog|news|close|next|previous|show (?:more|less)|see more|read more|" +
    "accept(?: all)?(?: cookies)?|cookie (?:settings|policy|preferences)|privacy policy|terms(?: of (?:use|service))?|view all jobs|all jobs|job alerts?|create (?:job )?alert|set alert|follow|refer a friend|email (?:this )?job|copy link|contact us|download (?:pdf|app)|promoted|new|actively hiring|be an early applicant|" +
    "see who .{2,40} has hired for this role|over \\d+ applicants|\\d+ applicants|am i a good fit.*|tailor my resume.*|how your profile .{3,60}|facebook|twitter|linkedin|xing|whatsapp|instagram|youtube|tiktok|x|" +
    "(?:jetzt |online |hier |direkt )?bewerben|jetzt online bewerben|merken|teilen|drucken|speichern|anmelden|registrieren|zurück(?: zur (?:übersicht|suche|stellenübersicht|liste))?|startseite|stellenangebote|ich bin interessiert|zurück zur trefferliste|impressum|datenschutz(?:erklärung)?|agb|zum (?:haupt)?inhalt(?: springen)?|stelle (?:merken|melden|teilen)|mehr (?:anzeigen|erfahren|lesen)|alle jobs|suche|karriere|job (?:merken|teilen|speichern)|job als e-mail|" +
    "postuler(?: maintenant| à cette offre| en ligne)?|je postule|enregistrer|sauvegarder|partager|imprimer|se connecter|s'inscrire|connexion|accueil|retour(?: aux offres| à la liste| aux résultats)?|mentions légales|envoyer par mail|recherche d'offres|détail de l'offre|trouver un job|sauver|cgu|voir plus|offres d'emploi|aller au contenu(?: principal)?|accepter|signaler cette offre|" +
    "inscribirme(?: en esta oferta)?|inscribirse|aplicar(?: ahora)?|solicitar(?: empleo)?|guardar(?: oferta| empleo)?|compartir|imprimir|iniciar sesión|registrarse|inicio|volver|aviso legal|ver más|ofertas|empresas|acceso candidatos|publicar oferta|política de (?:privacidad|cookies)|saltar al contenido|" +
    "solliciteer(?: nu| direct| hier)?|direct solliciteren|solliciteren|bewaar(?: vacature)?|bewaren|deel(?: deze vacature)?|delen|printen|inloggen|registreren|terug(?: naar (?:overzicht|vacatures|resultaten))?|meer (?:lezen|info)|(?:terug naar )?alle vacatures|vacatures|zoeken|werkzoekenden|opdrachtgevers|vestigingen|werken bij ons|verhalen|alles accepteren|ga naar (?:de )?inhoud|" +
    "candidati(?: ora| subito)?|salva(?: annuncio)?|condividi|stampa|accedi|registrati|torna (?:indietro|ai risultati)|vedi altro|" +
    "candidatar-se|candidatar|candidate-se(?: agora)?|quero me candidatar|salvar|compartilhar|partilhar|entrar|voltar|ver mais|início|" +
    "odpovědět(?: na inzerát| na nabídku)?|uložit|sdílet|vytisknout|přihlásit(?: se)?|zpět|domů|zobrazit více|" +
    "ansök(?: nu| här)?|spara(?: annons| jobb)?|dela|skriv ut|logga in|tillbaka|visa mer|hem|tipsa|startsida|medarbetare|lediga jobb|sök jobb|till innehållet|" +
    "søk (?:her|nå|stilling|på stillingen)|lagre|lagre annonsen|del|del annonsen|skriv ut|logg inn|tilbake|vis mer|hjem|ansøg(?: nu| her)?|søg stillingen|gem job|" +
    "aplikuj(?: teraz| szybko)?|zapisz(?: ofertę)?|udostępnij|drukuj|wyszukaj|zaloguj(?: się)?|zarejestruj(?: się)?|wróć|pokaż więcej|oferty pracy|strona główna)[.!>→›»]*$",
);

const MENU_GAP = /\t+|\s{2,}|\s+[|·•>›»/]\s+|\s*[♡☆★]\s*/u;

/** Whether a line is a page's furniture (a button, a menu entry or a row of them) rather than part of an advert. */
export function isNavigation(line: string): boolean {
  if (line.length > 160) return false;
  const entries = line.split(MENU_GAP).filter((entry) => entry.trim() !== "");
  const known = entries.filter((entry) => entry.length <= 60 && NAVIGATION.test(fold(entry).trim())).length;
  const isTrail = /^[^>›»]{2,30}\s[>›»]\s/u.test(line) && NAVIGATION.test(fold(entries[0] ?? "").trim());
  return isTrail || (known > 0 && known >= entries.length * 0.6);
}

const OTHER_JOBS = foldedPattern(
  "^(?:(?:other|similar|related|recommended|more|latest|featured) (?:jobs?|vacancies|positions|openings|opportunities|roles)(?: .{0,40})?|jobs (?:like this|you (?:may|might) .{2,20}|for you)|people also (?:viewed|applied).{0,20}|you (?:may|might) also (?:like|be interested).{0,30}|" +
    "(?:ahnliche|weitere|verwandte|passende|andere) (?:jobs?|stellen\\S*|angebote|positionen)(?: .{0,40})?|(?:das|diese jobs) konnten? (?:dich|sie) .{0,30}|" +
    "(?:d'autres|autres|ces) offres(?: .{0,50})?|offres (?:similaires|proches|qui .{3,40})|(?:otras |mas )?ofertas (?:similares|relacionadas|de empleo similares|que .{3,40})|otras (?:ofertas|vacantes)(?: .{0,40})?|tambien te puede interesar.{0,20}|" +
    "(?:andere|vergelijkbare|soortgelijke|meer|gerelateerde) (?:vacatures|banen|functies)(?: .{0,30})?|(?:altre|annunci|offerte) (?:offerte|annunci|posizioni|simili|correlate)(?: .{0,40})?|(?:outras|vagas) (?:vagas|ofertas|semelhantes|similares|relacionadas)(?: .{0,40})?|ofertas semelhantes|" +
    "(?:liknande|relaterade|andra|fler) (?:jobb|annonser|tjanster)(?: .{0,30})?|(?:lignende|andre|relaterte|flere) (?:stillinger|jobb|job|annonser)(?: .{0,30})?|(?:podobne|inne|polecane) (?:oferty|ogloszenia)(?: .{0,30})?|(?:podobne|dalsi|souvisejici) (?:nabidky|pozice|inzeraty)(?: .{0,30})?|(?:samankaltaisia|muita|vastaavia) \\S+(?: .{0,30})?)[:.!…]*$",
);

/** Whether a line announces a list of other jobs, with which the advert is over. */
export function announcesOtherJobs(line: string): boolean {
  return line.length <= 70 && OTHER_JOBS.test(fold(line).trim());
}
