import { foldedPattern, fold } from "./fold.js";

// Lines that belong to a page's furniture, whole lines only; pasted pages carry them along.
const NAVIGATION = foldedPattern(
  "^(?:skip to (?:main )?content|apply(?: now| here| online| today| for this (?:job|position|role)| on company (?:web)?site)?|easy apply|quick apply|save(?: job| this job)?|saved|share(?: this)?(?: job| position)?|print|" +
    "report(?: this)?(?: job| ad)?|sign ?(?:in|up)|log ?(?:in|out)|register|menu|home|search(?: jobs)?|back(?: to (?:results|search|jobs|all jobs|job search|top|vacancies|careers|listings))?|jobs|careers|close|next|previous|show (?:more|less)|see more|read more|" +
    "accept(?: all)?(?: cookies)?|cookie (?:settings|policy|preferences)|privacy policy|terms(?: of (?:use|service))?|view all jobs|all jobs|job alerts?|create (?:job )?alert|set alert|follow|refer a friend|email (?:this )?job|copy link|contact us|download (?:pdf|app)|promoted|new|actively hiring|be an early applicant|" +
    "see who .{2,40} has hired for this role|over \\d+ applicants|\\d+ applicants|am i a good fit.*|tailor my resume.*|how your profile .{3,60}|facebook|twitter|linkedin|xing|whatsapp|instagram|youtube|tiktok|x|" +
    "(?:jetzt |online |hier |direkt )?bewerben|jetzt online bewerben|merken|teilen|drucken|speichern|anmelden|registrieren|zurück(?: zur (?:übersicht|suche|stellenübersicht|liste))?|startseite|impressum|datenschutz(?:erklärung)?|agb|zum (?:haupt)?inhalt(?: springen)?|stelle (?:merken|melden|teilen)|mehr (?:anzeigen|erfahren|lesen)|alle jobs|suche|karriere|job (?:merken|teilen|speichern)|job als e-mail|" +
    "postuler(?: maintenant| à cette offre| en ligne)?|je postule|enregistrer|sauvegarder|partager|imprimer|se connecter|s'inscrire|connexion|accueil|retour(?: aux offres| à la liste| aux résultats)?|mentions légales|voir plus|offres d'emploi|aller au contenu(?: principal)?|accepter|signaler cette offre|" +
    "inscribirme(?: en esta oferta)?|inscribirse|aplicar(?: ahora)?|solicitar(?: empleo)?|guardar(?: oferta| empleo)?|compartir|imprimir|iniciar sesión|registrarse|inicio|volver|aviso legal|ver más|saltar al contenido|" +
    "solliciteer(?: nu| direct| hier)?|direct solliciteren|solliciteren|bewaar(?: vacature)?|bewaren|deel(?: deze vacature)?|delen|printen|inloggen|registreren|terug(?: naar (?:overzicht|vacatures|resultaten))?|meer (?:lezen|info)|alle vacatures|ga naar (?:de )?inhoud|" +
    "candidati(?: ora| subito)?|salva(?: annuncio)?|condividi|stampa|accedi|registrati|torna (?:indietro|ai risultati)|vedi altro|" +
    "candidatar-se|candidatar|candidate-se(?: agora)?|quero me candidatar|salvar|compartilhar|partilhar|entrar|voltar|ver mais|início|" +
    "odpovědět(?: na inzerát| na nabídku)?|uložit|sdílet|vytisknout|přihlásit(?: se)?|zpět|domů|zobrazit více|" +
    "ansök(?: nu| här)?|spara(?: annons| jobb)?|dela|skriv ut|logga in|tillbaka|visa mer|hem|lediga jobb|sök jobb|till innehållet|" +
    "søk (?:her|nå|stilling|på stillingen)|lagre|lagre annonsen|del|del annonsen|skriv ut|logg inn|tilbake|vis mer|hjem|ansøg(?: nu| her)?|søg stillingen|gem job|" +
    "aplikuj(?: teraz| szybko)?|zapisz(?: ofertę)?|udostępnij|drukuj|zaloguj(?: się)?|zarejestruj(?: się)?|wróć|pokaż więcej|strona główna)[.!>→›»]*$",
);

/** Whether a line is a page's furniture (a button, a menu entry) rather than part of an advert. */
export function isNavigation(line: string): boolean {
  return line.length <= 60 && NAVIGATION.test(fold(line).trim());
}
