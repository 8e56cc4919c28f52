import { nl as dates } from "../../../schema/dates/languages/nl.js";
import type { LanguagePack } from "./pack.js";

/** Dutch. */
export const nl: LanguagePack = {
  code: "nl",
  countries: "NL BE",
  stopWords:
    "en de het een van je jij we wij in op voor met is zijn bij aan te dat die ons onze jouw naar als ook of om bent hebt",
  telling: "ij oe heid",
  dates,
  headings: {
    description: `
      over (?!jou\\b).{2,30}; wie (?:zijn|is) (?:wij|we|.{2,20});
      (?:de |het |ons |onze )?(?:organisatie|bedrijf|bedrijfsprofiel|opdrachtgever|team|afdeling|werkgever|missie);
      (?:bedrijfs|vacature|organisatie)(?:omschrijving|informatie|profiel|beschrijving); omschrijving; de vacature;
      waar (?:kom|ga) je (?:te )?werken; dit zijn wij; inleiding; introductie; wat doen wij; ons verhaal;
      waar kom je terecht; wie wij zijn; over (?:ons|de (?:functie|organisatie|afdeling|werkgever|opdrachtgever|school)); jouw (?:nieuwe )?(?:werkgever|team|collega's|werkomgeving|afdeling); je (?:team|collega's|werkomgeving|werkplek); waar ga je aan de slag; waar werk je; hier ga je werken; functiegegevens; de (?:school|instelling|gemeente|functie in het kort); onze (?:organisatie|school|werkplek|cultuur); dit is .{2,25}; in het kort; achtergrond; context; situering`,
    responsibilities: `
      taken(?:pakket)?; verantwoordelijkheden; werkzaamheden; functie-?inhoud; functieomschrijving;
      wat (?:ga|gaat|zul) (?:je|jij|u|u bij ons|je bij ons)(?: bij ons)?(?: precies)? doen;
      (?:dit|wat) (?:ga|doe|je|jij|ga je|ga jij|doe je|je gaat)(?: .{0,20})? (?:doen|doet); wat je gaat doen;
      (?:jouw|je|de) (?:rol|taken|functie|werk|dag|werkdag|baan|impact); hoe ziet (?:jouw|je|de|een) (?!.{0,15}procedure).{2,25} eruit;
      (?:dit|wat) houdt de functie in; wat houdt de functie in; als .{3,50} (?:ben|ga|zorg|houd) (?:je|jij|u);
      waar ga je aan werken; dit wordt jouw rol; wat ga jij (?:bij ons )?doen; wat doe je (?:bij ons|als .{2,30}); wat zijn (?:je|jouw|de) (?:taken|werkzaamheden); (?:jouw|je|uw|de) (?:taken|werkzaamheden|verantwoordelijkheden|hoofdtaken|takenpakket|opdracht|uitdaging|bijdrage|rol|nieuwe baan|functie-inhoud|resultaatgebieden)(?: .{0,25})?; jouw (?:werk|baan|job|dag|uitdaging|opdracht|missie)(?: .{0,20})?; wat ga je doen als .{2,30}; hiermee ga je aan de slag; hier ga je mee aan de slag; aan de slag als .{2,30}; als .{2,40} bij .{2,20}; taken en verantwoordelijkheden; belangrijkste taken; hoofdtaken; takenomschrijving; taakomschrijving; functie; functiebeschrijving; jobomschrijving; jobinhoud; inhoud van de functie; resultaatgebieden; een dag uit het leven.{0,20}; hoe ziet (?:jouw|je|een) (?:werk)?dag eruit; wat houdt (?:de|het|jouw) .{2,25} in; dit zijn (?:je|jouw) (?:taken|werkzaamheden|verantwoordelijkheden); dit doe je(?: .{0,15})?; verantwoordelijkheid; opdracht; kerntaken`,
    requirements: `
      wat (?:wij|we) (?:van (?:je|jou|u) )?(?:vragen|verwachten|zoeken);
      functie[- ]?eisen; (?:functie)?vereisten; eisen; wat (?:vragen|verwachten|zoeken) (?:we|wij)(?: van (?:je|jou|u))?;
      (?:wij|we) (?:vragen|verwachten|zoeken)(?: .{0,15})?;
      wie (?:ben|zoeken|ben jij|zoeken we|zoeken wij|je bent)(?: (?:jij|je|we|wij))?;
      (?:dit|wat|dat) (?:breng|neem|heb|ben|vragen|breng je|neem je)(?: (?:je|jij|wij|we))?(?: (?:mee|in huis|nodig))?;
      wat (?:je|jij) (?:meebrengt|meeneemt|in huis hebt); (?:jouw|je|het) profiel; profiel; over jou;
      herken (?:jij|je) (?:jezelf|je|dit).{0,15}; competenties; vaardigheden; kwalificaties;
      opleiding(?: en ervaring)?; ervaring; jij (?:hebt|bent|brengt); kennis(?: en .{2,20})?; ben jij het; heb jij;
      dit ben jij; dit vragen (?:we|wij)(?: van (?:je|jou|u))?; jouw kwaliteiten; hoe ben jij; wie we zoeken; wat breng (?:je|jij) mee; wat neem (?:je|jij) mee; wat heb (?:je|jij) (?:nodig|in huis|te bieden)?; wat wij van jou (?:vragen|verwachten); waar moet je aan voldoen; waar voldoe je aan; dit heb (?:je|jij)(?: .{0,15})?; (?:jouw|je|uw|het|gewenst|gevraagd|ideale) (?:profiel|kwalificaties|kwaliteiten|ervaring|achtergrond|talenten|competenties|vaardigheden|skills|troeven)(?: .{0,20})?; functie-eisen(?: .{0,15})?; eisen (?:en|&) wensen; harde eisen; wensen; pré's; (?:een )?pré; pluspunten; must haves?; nice to haves?; minimale eisen; toelatingsvoorwaarden; aanwervingsvoorwaarden; deelnemingsvoorwaarden; diplomavereisten?; vereiste (?:diploma|diploma's|competenties|kwalificaties|ervaring); profielvereisten; kandidaatprofiel; (?:onze|de) ideale kandidaat(?: .{0,15})?; voor deze functie (?:vragen|zoeken) (?:wij|we).{0,15}; kwaliteiten; opleidingsniveau; ben jij (?:het|onze|degene|die).{0,25}; herken je jezelf.{0,20}; jij; wie jij bent; talenkennis; selectiecriteria`,
    perks: `
      wat (?:wij|we) (?:je |jou |u )?(?:te )?bieden(?: .{0,15})?; wat je (?:krijgt|van ons krijgt);
      (?:dit|wat|dat) (?:bieden|krijg|kunnen|mag)(?: (?:wij|we|je|jij))?(?: (?:jou|je|jij|u|van ons|verwachten|bieden))*(?: .{0,15})?;
      (?:wij|we) bieden(?: .{0,15})?; (?:secundaire )?arbeidsvoorwaarden; (?:ons|het) aanbod; voordelen;
      waarom (?:je|jij|bij ons|wij|.{2,20})(?: .{0,20})?; wat (?:kun|mag) je (?:van ons )?verwachten;
      jouw (?:voordelen|arbeidsvoorwaarden|beloning); salaris en arbeidsvoorwaarden; dit krijg je(?: .{0,15})?;
      daarom .{2,25}; wat staat er tegenover; extra's; wat bieden (?:wij|we)(?: (?:jou|je|u))?(?: .{0,10})?; wat (?:wij|we) jou bieden; wat krijg (?:je|jij)(?: .{0,20})?; wat krijg je (?:ervoor )?terug; wat mag je (?:van ons )?verwachten; wat hebben (?:wij|we) (?:jou |je )?te bieden; dit bieden (?:wij|we)(?: .{0,10})?; hier mag je op rekenen; waar mag je op rekenen; ons aanbod(?: .{0,15})?; jouw (?:pakket|salaris|arbeidsvoorwaarden|extra's|beloning)(?: .{0,15})?; de arbeidsvoorwaarden; onze arbeidsvoorwaarden; primaire arbeidsvoorwaarden; salaris (?:en|&) (?:extra's|voorwaarden|arbeidsvoorwaarden); arbeidsvoorwaarden(?: .{0,20})?; aanbod(?: .{0,15})?; waarom (?:je bij|bij|kies|werken bij|wij|kiezen).{0,30}; daarom werk je bij .{2,25}; (?:\\d{1,2} )?(?:goede )?redenen.{0,30}; loon(?:pakket| en .{2,20})?; voordelen(?: .{0,20})?; en dat is niet alles; verloning; wedde`,
    other: `
      sollicit(?:eren|eer|atie|atieprocedure)(?: .{0,30})?; contact(?: .{0,25})?;
      (?:interesse|enthousiast|geïnteresseerd|nieuwsgierig)(?: .{0,30})?; (?:hoe|direct) solliciteren;
      meer (?:informatie|weten)(?: .{0,20})?; procedure; hoe ziet .{2,15}procedure eruit; acquisitie.{0,40}; locatie; standplaats; salaris;
      openingstijden; info; adres; vragen(?: .{0,15})?; dienstverband; overige informatie; reageren;
      vergelijkbare vacatures; bijzonderheden; werktijden; tech stack; hoe (?:solliciteer je|kan je solliciteren|kun je solliciteren|verloopt .{2,30}|nu verder); zo solliciteer je; direct solliciteren.{0,15}; solliciteren(?: .{0,20})?; sollicitatie(?:procedure|proces|informatie)(?: .{0,15})?; de sollicitatieprocedure; jouw sollicitatie; (?:klaar om|zin om|wil je|wil jij|ben je|ben jij|spreekt|past|lijkt|enthousiast|nieuwsgierig).{2,60}; interesse(?:\\?| in .{2,30})?; geïnteresseerd(?: .{0,20})?; iets voor (?:jou|u).{0,10}; word jij .{2,40}; heb je (?:nog )?vragen(?: .{0,15})?; nog vragen(?: .{0,15})?; vragen\\?; stel je vraag.{0,20}; contactpersoon; contactgegevens; contactinformatie; neem contact op.{0,20}; selectieprocedure(?: .{0,15})?; selectie; aanvullende informatie; extra informatie; praktische informatie; diversiteit(?: .{0,30})?; inclusie(?: .{0,20})?; gelijke kansen(?: .{0,20})?; privacy(?: .{0,20})?; vog; screening(?: .{0,20})?; tot slot; kenmerken; uren; in 't kort; standplaats(?: .{0,15})?; deel deze vacature; plaats (?:van )?tewerkstelling; vacaturedetails; functiedetails; details`,
  },
  headingWords: {
    responsibilities:
      "taken doen doet werkzaamheden verantwoord slag werkdag klus takenpakket opdracht verantwoordelijk resultaat klussen uitdaging",
    requirements:
      "vragen vraag zoeken brengt bent profiel eisen kwaliteiten nodig herken ervaring meebreng hebt heb verwachten verwacht vraagt competenties vaardigheden wensen meeneemt kandidaat zoekt opleiding kwalificaties diploma",
    perks:
      "bied bieden krijg krijgt terug aanbod voordelen voorwaarden arbeidsvoorwaarden beloning jou aanbieden extra's rekenen redenen waarom verloning loonpakket salaris pluspunten",
    description: "bedrijf organisatie werkgever team afdeling wie opdrachtgever project",
    other:
      "sollicit solliciteer contact interesse vragen reageer procedure acquisitie standplaats salaris geïnteress informatie",
  },
  cues: {
    description: `bedrijf opgericht organisatie klanten marktleider collega's medewerkers familiebedrijf sinds wereldwijd internationaal onderdeel groep team zoeken zoek zijn vestigingen gespecialiseerd missie actief gevestigd sfeer`,
    responsibilities: `verantwoordelijk ontwikkel ontwikkelen beheer beheren begeleid begeleiden coördineer ondersteun ondersteunen zorg zorgen uitvoeren voert opstellen adviseer adviseren analyseer onderhoud onderhouden bewaken verzorgen organiseer plannen
      realiseren contact rapporteer meedenken bouwt bouwen werkt leidt stuurt houdt behandel schrijf schrijven verwerken controleren draagt bedien`,
    requirements: `ervaring jaar opleiding diploma mbo hbo wo mbo-niveau hbo-niveau denkniveau werk-en kennis vaardig vaardigheden rijbewijs beheersing nederlands nederlandse engels zelfstandig teamspeler communicatief flexibel beschikt beschikbaar bereid pré affiniteit
      stressbestendig gastvrij nauwkeurig enthousiast eigenschappen certificaat afgerond aantoonbare proactief leergierig woonachtig bent hebt`,
    perks: `vakantiedagen vakantiegeld pensioen reiskosten reiskostenvergoeding salaris bieden thuiswerken opleidingsmogelijk doorgroei ontwikkelingsmogelijk lease leaseauto laptop telefoon bonus dertiende 13e maand korting borrel borrels lunch fooi werkdagen
      arbeidsvoorwaarden cao contract uitzicht vergoeding pensioenregeling atv adv secundaire gezellig budget winstdeling fiets vrijdagmiddagborrel`,
    other: `solliciteer solliciteren sollicitatie cv motivatie motivatiebrief mail stuur contact vragen telefoon bellen bel reageer acquisitie procedure assessment gesprek privacy gegevens wervingsbureaus`,
  },
  labels: {
    jobTitle:
      "functie(?:titel|naam|benaming)?; vacature(?:titel)?; titel; beroep; positie; rol; functieomschrijving kort; functiegroep; naam (?:van de )?functie; vacaturenaam; jobtitel; jobnaam; vacature voor; gezocht; opleiding tot; beroepsnaam; job",
    companyName:
      "bedrijf(?:snaam)?; werkgever; organisatie; opdrachtgever; naam (?:bedrijf|organisatie); klant; naam (?:van het )?bedrijf; naam werkgever; bedrijf/organisatie; organisatienaam; instelling; school; gemeente; aanbieder; opdrachtgever naam; onderneming; firma",
    recruitmentAgency:
      "(?:uitzend|werving|detachering|bemiddeling|recruitment|detacherings|wervings)-?(?:bureau|organisatie); bureau; intermediair; bemiddelaar; recruiter; wervings- en selectiebureau; uitzendkantoor; kantoor; selectiekantoor; bemiddeld door",
    location:
      "locatie; standplaats; plaats; werk(?:locatie|plek|plaats)|regio; vestiging; provincie; stad; waar; standplaats/regio; werkgebied; plaatsnaam; (?:plaats|locatie) (?:van )?(?:tewerkstelling|werk|standplaats|vacature)|werklocaties?; tewerkstellingsplaats; locaties; vestigingsplaats; standplaats\\(en\\)?; adres werkplek; regio's?; gemeente/regio; postcode en plaats; woonplaats werk; werkadres; land; stad/regio",
    salary:
      "salaris(?:indicatie|schaal|range|is)?; bruto ?(?:maand|jaar)?salaris; vergoeding; loon; uurloon; uurtarief; tarief; beloning; inschaling; schaal; maandsalaris; stagevergoeding; salaris per .{3,8}; bruto ?(?:uur|maand|jaar)?(?:loon|salaris)(?: .{0,12})?; salaris (?:bruto|vanaf|min|max|per maand|per uur|indicatie|range|\\(bruto\\)|van/tot)(?: .{0,12})?; (?:min|max)(?:imum)? ?salaris; functieschaal; salarisgroep; loonschaal; barema; wedde(?:schaal)?; verloning; bezoldiging; maandloon; jaarsalaris; cao; cao-schaal; loon per .{3,8}; tariefindicatie; salarisinformatie; graad",
    term: "dienstverband; (?:contract|werk|functie)(?:vorm|type|duur|omvang); soort (?:dienstverband|contract|baan|vacature); contract; uren(?: per week)?; werkweek; aantal uren; aanstelling; duur; werktijd(?:en)?; omvang; type (?:dienstverband|baan|contract); looptijd; arbeidsduur; fte; urenaantal; soort dienst; contract ?(?:type|vorm|soort|duur)?; type (?:vacature|contract|aanstelling|job|functie|werk|tewerkstelling); dienstverband(?: type)?; aantal uur(?: per week)?; uren per week(?: \\(min.{0,8}\\))?; (?:min|max)(?:imum)? ?(?:aantal )?uren(?: per week)?; fulltime ?/ ?parttime; full-?time of part-?time; werkuren; uur(?: per week)?; soort (?:werk|aanstelling|functie|contract); tewerkstelling; arbeidsregime; arbeidsstelsel; tijdsregeling; werkregime; duur (?:contract|opdracht|van het contract|dienstverband); jobtype; tijdelijk ?/ ?vast; vast ?/ ?tijdelijk; dienstbetrekking; aanstellingsduur; aanstellingsomvang; betrekkingsomvang; betrekking; inzet; wtf",
    referenceNumber:
      "(?:vacature|referentie|functie|job|aanvraag|opdracht)-?(?:nummer|nr|code|id|kenmerk); referentie; kenmerk; ref; vacaturenummer; nummer; id; onder vermelding van; (?:vacature|job|functie|referentie|advertentie|plaatsings|publicatie|dossier)-?(?: )?(?:nummer|nr|code|id|ref)\\.?; ref\\.?(?:-?nr|nummer|erentienummer|erentie); ref(?:erentie)? ?nr; vdab-?nummer; id vacature; kenmerk vacature; interne referentie; nr vacature; code; ons kenmerk",
    publishedDate:
      "(?:geplaatst|gepubliceerd|online|plaatsing)(?: op| sinds)?; (?:publicatie|plaatsings)datum; datum(?: plaatsing| geplaatst| publicatie)?; online sinds; geplaatst(?: op| door| sinds)?; publicatie(?:datum| op)?; gepubliceerd(?: sinds)?; datum (?:geplaatst|van plaatsing|publicatie|online)?; online (?:sinds|vanaf|gezet op); aangemaakt(?: op)?; laatst (?:gewijzigd|bijgewerkt)(?: op)?; vacature (?:geplaatst|online)(?: op| sinds)?; openstelling; toegevoegd(?: op)?; ingangsdatum publicatie; gewijzigd(?: op)?",
    applicationDeadline:
      "(?:sluitings|sluit|reactie|einde?|sollicitatie|uiterste)-?(?:datum|termijn|deadline)(?: .{2,20})?; sluit op; reageren (?:voor|kan tot|tot|vóór)(?: en met)?; solliciteren (?:kan )?(?:voor|tot|tot en met|vóór); deadline; uiterlijk; vacature sluit(?: op)?; vacature geldig tot; geldig tot; (?:sluitings|eind|verval|inschrijvings|reactie|sollicitatie)-?(?:datum|termijn)(?: .{0,20})?; solliciteren (?:voor|tot|kan tot|uiterlijk|tot en met|t/m|vóór)(?: .{0,12})?; solliciteer (?:voor|tot|uiterlijk|vóór)(?: .{0,8})?; reageren (?:voor|tot|t/m|uiterlijk|tot uiterlijk|tot en met|kan tot en met)(?: .{0,8})?; reageer voor; vacature (?:loopt tot|open tot|geldig tot|sluit op|beschikbaar tot|verloopt op|eindigt op)(?: .{0,6})?; sluit; sluiting; deadline (?:solliciteren|sollicitatie|voor .{2,25}); uiterste (?:sollicitatiedatum|inzenddatum|reactiedatum|inschrijfdatum|datum)(?: .{0,15})?; inzenden (?:voor|tot); kandideren tot(?: en met)?; uiterlijk (?:op|solliciteren voor|reageren op)?; verloopt op; open tot; publicatie tot; online tot; inschrijven tot(?: en met)?; einddatum (?:vacature|publicatie|sollicitatie)?; t/m",
    ignored:
      "contact(?:persoon)?; telefoon(?:nummer)?; tel; e-?mail; website; startdatum; start; ingangsdatum; afdeling; branche; vakgebied; sector; opleiding(?:sniveau)?; niveau; ervaring(?:sniveau)?; aantal .{2,20}; talen; taal; adres; openingstijden; per; rijbewijs; werkniveau; contact(?:gegevens| ?persoon| opnemen)?; contactpersoon vacature; mobiel; gsm; mail; e-?mailadres; site; webadres; url; link; solliciteren(?: via| bij)?; hoe solliciteren; sollicitatie(?:wijze|vorm); start ?(?:datum|per|op|functie|werkzaamheden)?; aanvang(?:sdatum)?; begindatum; beschikbaar(?: vanaf| per)?; indiensttreding; ingang; datum in(?:gang| dienst| diensttreding); per wanneer; in dienst per; functiegroep; functie ?(?:categorie|gebied|niveau|familie); vakgebied(?:en)?; werkveld; sector(?:en)?; bedrijfstak; domein; jobdomein; discipline; categorie(?:ën)?; beroepsgroep; beroepsveld; werk(?:soort|ervaring); dienst; departement; directie; cluster; team; opleidingsrichting; gewenst(?:e)? (?:opleiding|ervaring|niveau)|minimale opleiding; werk- en denkniveau; denkniveau; studieniveau; studierichting; jaren ervaring; carrièreniveau; loopbaanfase; rijbewijzen; aantal (?:plaatsen|vacatures|medewerkers|posities|uren .{0,12}); (?:aantal )?openstaande (?:plaatsen|functies); bedrijfsgrootte; grootte; leidinggevende?; rapporteert aan; thuiswerken; reizen; vervoer; ploegendienst; werkrooster; rooster; doelgroep; delen; tags; trefwoorden; bekeken; bijlagen?; gesprekken",
  },
  terms: {
    "Full-time":
      "full[ -]?time; voltijds?; 40 uur; 36[ -]?(?:-|tot|–)[ -]?40 uur; 38 uur; voltijdse?; fulltimer?; volledige (?:dagtaak|werkweek|betrekking|opdracht)",
    "Part-time":
      "part[ -]?time; deeltijds?; (?:8|12|16|20|24|28)(?: ?(?:-|tot|à) ?\\d\\d)? uur; bijbaan; deeltijdse?; parttimer?; halftijds; flexi-?job; oproep(?:kracht|contract|er)?; nul-?uren(?:contract)?; min-?max(?:contract)?; zaterdaghulp; weekendhulp; weekendwerk; vakantiebaan; vakantiewerk; studentenjob; jobstudent; avondwerk; scholier(?:en)?baan",
    Contract:
      "tijdelijk(?:e)?; bepaalde (?:tijd|duur); interim; freelance; zzp(?:'er)?; detachering; uitzend(?:basis|contract|kracht)?; jaarcontract; oproepbasis; projectbasis; vervanging; tijdelijk (?:contract|dienstverband|project)?; contract (?:van |voor )?bepaalde (?:tijd|duur); zwangerschapsvervanging; zwangerschapsverlof; ziektevervanging; vervangingscontract; invalkracht; seizoen(?:s)?(?:werk|kracht|arbeid|hulp|baan); uitzendwerk; uitzendbaan; interim-?(?:opdracht|contract|arbeid)?; freelancer; payroll(?:ing)?; oproepcontract; nulurencontract; gedetacheerd; dagcontract; projectcontract; vakantiewerk; vakantiekracht",
    Internship:
      "stage(?= |$|[,.:)(/-]); stagiair(?:e)?; afstudeerstage; afstudeeropdracht; traineeship; bbl; leerwerkplek; werkstudent; stages?; stageplaats; stageplek; stageopdracht; meewerkstage; onderzoeksstage; leerling(?:bouwplaats|werknemer); leerbaan; leerwerktraject; leer-?werk(?:plek|traject|baan|contract); leercontract; duaal (?:leren|traject|contract); afstudeer(?:der|plek|project); bbl-?(?:opleiding|traject|plek|leerling)?; trainee; student-?assistent; promotieplaats",
    Permanent:
      "vast(?:e)? (?:dienst(?:verband)?|contract|aanstelling|baan); onbepaalde (?:tijd|duur); in vaste dienst; vast werk; vaste job; contract (?:van |voor )?onbepaalde (?:tijd|duur); uitzicht op (?:een )?vast(?:e)? (?:dienstverband|contract|aanstelling|baan); statutair; benoeming",
  },
  occupations: `medewerker manager ontwikkelaar ingenieur adviseur consultant specialist monteur verpleegkundige verzorgende leraar docent begeleider chauffeur kok ober verkoper verkoopmedewerker administratief administrateur boekhouder
    assistent secretaresse receptionist leidinggevende teamleider directeur coördinator projectleider projectmanager analist ontwerper redacteur schrijver jurist advocaat architect tester beheerder technicus elektricien loodgieter
    timmerman schilder lasser operator magazijnmedewerker orderpicker schoonmaker beveiliger bezorger kapper bakker slager arts apotheker fysiotherapeut psycholoog onderzoeker promovendus stagiair trainee engineer developer designer scientist
    controller inkoper planner calculator werkvoorbereider uitvoerder opzichter bedrijfsleider barmedewerker gastheer gastvrouw pedagogisch hulpverlener hovenier accountmanager vertegenwoordiger expert officer lead owner programmeur houthakker stratenmaker metselaar stukadoor tegelzetter dakdekker voeger glaszetter installateur stoffeerder meubelmaker machinist grondwerker vloerenlegger parketteur frezer verspaner constructiewerker bankwerker pijpfitter ijzervlechter steigerbouwer sloper huishoudster kamermeisje afwasser afwashulp keukenhulp souschef barista barkeeper serveerster conciërge portier huismeester gastouder kleuterleid kleuterjuf leidster meester onderwijzer leerkracht docente lector postdoc vakkenvuller winkelbediende caissière kassier inpakker sorteerder postbode koerier verhuizer treinbestuurder conducteur stewardess schipper matroos kapitein tuinder tuinman tuinier bosarbeider boswachter dierenarts dierenverzorger paraveterinair verloskundige kraamverzorg tandarts mondhygiënist zorgkundige verpleger ziekenverzorg huisarts chirurg psychiater ergotherapeut logopedist diëtist opticien audicien pedicure kinesist ambulancemedewerk jeugdwerker jongerenwerker opvoeder politieagent agent bewaker toezichthouder handhaver boa griffier rechter notaris paralegal deurwaarder accountant bediende bureaumedewerk telefonist typist makelaar acquisiteur vertaler tolk journalist fotograaf vormgever tekenaar landmeter hydroloog bioloog chemicus laborant statisticus econoom socioloog historicus archeoloog bibliothecaris archivaris conservator muzikant danser acteur zanger reisleider rijinstructeur instructeur coach slotenmaker fietsenmaker carrosseriebouwer spuiter arbeider arbeidster ploegleider ploegbaas voorman afdelingshoofd bestuurder gemeentesecretaris wethouder kinderverzorg poetshulp poetsvrouw slachter uitbener viswerker bloemist`,
  beforeTitle: `(?:zoeken|zoekt|zoek|gezocht)(?: wij| we)?(?: .{0,60}?)?? (?:een|naar een|een nieuwe|jou als|onze nieuwe|ons team een|enthousiaste|ervaren|gemotiveerde); op zoek naar (?:een|jou als|onze|ons|de); als(?: onze| een)?; (?:functie|vacature|rol|positie) (?:van|als|voor een); word(?:t)?(?: jij)?(?: onze)?; vacature`,
  afterTitle:
    "die voor met in bij op met\\s+een om om\\s+ons ben heb werk te die\\s+ons vanaf per binnen ter ga zorg naar jij je",
  beforeCompany: "wij zijn; bij; over; werken bij; voor; waarom; welkom bij; bij de; team van",
  afterCompany:
    "is (?:een|het|de|een|dé|hét|al|op|sinds|onderdeel|gevestigd|actief|gespecialiseerd|in); zoekt; biedt; ontwikkelt; staat; heeft; werkt; levert; helpt; maakt; bestaat; behoort; groeit; ontwerpt; zorgt; verzorgt; bouwt; produceert",
  agency:
    "(?:voor|bij|in opdracht van|namens) (?:onze|onze relatie|een|mijn) (?:\\S+ ){0,4}?(?:opdrachtgever|klant|relatie|cliënt|eindklant)(?![a-z]); (?:voor|bij|namens) (?:een|één) van onze (?:\\S+ ){0,4}?(?:klanten|opdrachtgevers|relaties); onze opdrachtgever; onze klant; uitzendbureau; wervings- en selectie; detacheringsbureau; via ons in dienst",
  beforeLocation:
    "in; te; gevestigd in; gevestigd te; locatie; regio; omgeving; standplaats; kantoor in; ons kantoor in; vestiging; vestiging in; hartje; nabij",
  beforePublished: "geplaatst(?: op)?; gepubliceerd(?: op)?; online sinds; geplaatst:; plaatsingsdatum",
  beforeDeadline:
    "sluitingsdatum(?: is| van deze vacature is)?; (?:reageren|reageer|solliciteren|solliciteer|sollicitaties?|stuur)(?:\\S* ){0,12}?(?:voor|vóór|tot|uiterlijk|t/m)(?: en met| op)*; uiterlijk(?: op| tot)?; tot en met; t/m; vóór; deadline(?: is)?; sluit op; tot uiterlijk",
  relative: {
    days: "# dag(?:en)? geleden",
    hours: "# uur geleden",
    weeks: "# weken? geleden",
    months: "# maand(?:en)? geleden",
  },
  compoundEndings: "",
  // prettier-ignore
  words: {
    pageNumber: "pagina",
    pageOf: "van",
    mailHeaders: "Van; Aan; Verzonden; Onderwerp; Datum",
    mailSubject: "Onderwerp",
    replyMarks: "doorst",
    forwarded: "doorgestuurd",
    conjunctions: "en; of",
    navigation: "solliciteer(?: nu| direct| hier)?; direct solliciteren; solliciteren; bewaar(?: vacature)?; bewaren; deel(?: deze vacature)?; delen; printen; inloggen; registreren; terug(?: naar (?:overzicht|vacatures|resultaten))?; meer (?:lezen|info); (?:terug naar )?alle vacatures; vacatures; zoeken; werkzoekenden; opdrachtgevers; vestigingen; werken bij ons; verhalen; alles accepteren; ga naar (?:de )?inhoud; solliciteer (?:op deze (?:vacature|functie|baan)|online|via .{2,20}|eenvoudig|op de website|nu!|op bedrijfssite); ik solliciteer; ik heb interesse; reageer(?: direct| nu| op deze vacature)?; reageren; sollicitatie starten; start (?:je )?sollicitatie; opslaan; vacature (?:opslaan|bewaren|delen|printen|doorsturen|mailen); favoriet(?:en)?; toevoegen aan favorieten; mail (?:deze vacature|naar een vriend); doorsturen; stuur door; kopieer link; link kopiëren; print(?: deze vacature| vacature| pagina)?; afdrukken; download(?: pdf| functieprofiel)?; aanmelden; uitloggen; registreer; mijn (?:account|profiel|vacatures|sollicitaties); account (?:aanmaken|maken); job ?alert(?: aanmaken| instellen)?; vacature-?alert; maak (?:een )?(?:job ?alert|account); houd mij op de hoogte; nieuwsbrief; toon (?:meer|minder|alle|op kaart)(?: .{0,20})?; lees (?:meer|verder); bekijk (?:meer|alle|vacature|alle vacatures|profiel|bedrijf|op kaart|ook)(?: .{0,30})?; zie (?:meer|alle)(?: .{0,20})?; alle vacatures(?: .{0,30})?; vorige; volgende; sluiten; menu; home; zoek(?: vacatures)?; vacatures zoeken; zoekresultaten; nieuwe zoekopdracht; filter(?:s|en)?; wis filters; werkgevers; voor (?:werkgevers|werkzoekenden|kandidaten); kandidaten; cookie-?(?:instellingen|beleid|voorkeuren); cookies accepteren; accepteren; weigeren; alles weigeren; privacy(?:verklaring|beleid|statement); algemene voorwaarden; gebruiksvoorwaarden; disclaimer; toegankelijkheid(?:sverklaring)?; naar (?:boven|inhoud|hoofdinhoud|de inhoud|het menu); direct naar (?:inhoud|de inhoud|hoofdinhoud); je bent hier; u bent hier; volg ons(?: op .{2,20})?; annuleren; versturen",
    otherJobs: "(?:andere|vergelijkbare|soortgelijke|meer|gerelateerde) (?:vacatures|banen|functies)(?: .{0,30})?",
    boardNames: "vacatures?",
    pageTitleLead: "vacature",
    careersHeadings: "werken bij.{0,40}; vacatures?",
    signIn: "(?:inloggen|log in|aanmelden|registreren)(?: (?:of|bij|met|om) .{1,60})?; account aanmaken; maak een account(?: aan)?",
    challenges: "(?:bevestig|controleer) dat u (?:een mens|geen robot) bent(?:[ .,].{0,120})?; ik ben geen robot; beveiligingscontrole; toegang geweigerd; een ogenblik geduld(?: .{0,20})?",
    pageTitleHiring: "zoekt",
    pageTitleIn: "in",
    boardSections: "vacatures?; werken",
    boardSectionsAt: "bij",
    employerLineAt: "bij",
    afterCopyright: "Alle[ ]",
    notCopyrightHolder: "alle",
    placeholders: "onbekend; n\\.v\\.t\\.?; niet opgegeven",
    headingLead: "jouw; je; uw; de; het; belangrijkste",
    jobWords: "functie; baan; dienst",
    outlook: "uitzicht op; perspectief op; kans op",
    certainContracts: "zzp",
    occupationEndings: "s; n; e; en; er",
    titleOpenEnds: "en; of; van; voor; de; het; in; met",
    titleWanted: "gezocht",
    titleOpenings: "als; een",
    titleLead: "vacature",
    titleTail: "fulltime; parttime",
    titleBeforeEmployer: "bij",
    titleBeforeTown: "in; te",
    titleLevels: "beginnend\\S*; ervaren; gevorderd\\S*",
    titleModifiers: "ervaren; enthousiaste; gedreven; nieuwe; gemotiveerde; en",
    notTitleOpenings: "je; jij; wil",
    greetings: "hallo; beste; geachte; goede(?:n|morgen|middag); nieuw",
    companyCertainlyBefore: "wij zijn; bij; werken bei",
    clientBefore: "bij",
    onBehalf: "namens; in opdracht van; voor (?:onze )?(?:opdrachtgever|klant),?",
    articles: "de; het",
    aboutCompany: "over; waarom",
    nameWords: "van; de; den",
    beforeNames: "Werken (?:bij|voor); Het; De; Bij; Bel; Interesse\\? Bel; Contact; Wij zijn; bij; in; en; Aan de; Aan het; Aan; Voor; Binnen; Ons",
    linesBeforeName: "de; het",
    notNames: "De; Het; Een; Wij; Je; Jij; Ons; Onze; Deze; Dit",
    institutions: "gemeente; waterschap; provincie; stichting; universiteit; ziekenhuis; hogeschool; ministerie; rijksoverheid; rijkswaterstaat; politie; rechtbank; belastingdienst; veiligheidsregio; omgevingsdienst; ggd; ggz; umc; academisch; college; scholengroep; scholengemeenschap; school; basisschool; kinderopvang; kinderdagverblijf; woonzorgcentrum; zorggroep; zorgcentrum; verpleeghuis; ocmw; stad; stadsbestuur; provinciebestuur; vereniging; federatie; museum; bibliotheek; kerk; instituut; woningcorporatie; hoger onderwijs; lyceum; kliniek",
    agencyWords: "uitzendbureau; uitzend\\w*; detachering; werving; detacheringsbureau; wervingsbureau; selectiebureau; arbeidsbemiddeling; personeelsdiensten; flexwerk; interimkantoor; recruitmentbureau; detacheerder; payroll",
    siteWords: "gevestigd; standplaats",
    seeking: "zoekt; zoeken",
    saysTown: "te; nabij; in",
    townParticles: "van; aan; den; de",
    besideTown: "of",
    municipalities: "stad",
    workplaceFacts: "hybride; op locatie",
    remote: "thuiswerk\\w*",
    streetSuffixes: "straat; laan; plein; gracht; kade; weg",
    published: "geplaatst; online sinds; datum",
    applying: "sollicit; reag(?:eer|eren|ujte); stuur; sluit; vacan",
    contractEnds: "contract; tijdelijk; duur; zwangerschap",
    startsWork: "ingang; \\bstart; indiensttreding; \\bper direct",
    referenceNouns: "vacature",
    referenceNumberWords: "nummer",
    referenceEndings: "erentie",
    referenceNames: "vacaturenummer; projectnummer",
    quoting: "onderwerp; vermeld; nummer",
    payWords: "salaris; vergoeding; uurloon; \\bloon; bruto",
    notPay: "omzet; vergunstig; kilomet; \\bkm\\b; opleidingsbudget",
    payPer: "per",
    payPeriods: "uur; dag; week; maand; jaar",
    payHours: "uur; uren",
    weekHours: "(?:uur|uren|u) ?(?:per|/|p/?) ?(?:week|w)",
    rateNames: "dagtarief; uurtarief",
    payFrom: "van; tussen; tot",
    payTo: "tot; en; aan",
    payToBare: "tot",
    weWords: "wij; onze; ons",
    offerWe: "wij; we",
    offerCan: "kan",
    offers: "bieden; je krijgt",
    youWill: "je gaat; jij gaat; ga je; u gaat; in deze (?:functie|rol); als [a-z /-]{3,40} (?:ga je|zorg je|ben je verantwoordelijk|werk je|houd je)",
    youDo: "je (?:plaatst|beheert|begeleidt|zorgt|werkt|stelt|bent verantwoordelijk|ontwikkelt|adviseert|onderhoudt|voert|helpt); als [a-z ]{3,40} (?:plaats|zorg|werk|ben|ga|help)[ ]; je (?:bent (?:de|het|samen|daarnaast|medeverantwoordelijk|aanspreekpunt)|doet|maakt|onderhoud|coördineert|bewaakt|controleert|verwerkt|bouwt|stuurt|leidt|organiseert|verkoopt|bedient|ondersteunt|analyseert|levert|neemt|schrijft|draagt|houdt|geeft|repareert|rijdt|ontwerpt|signaleert|bereidt); jij (?:zorgt|werkt|begeleidt|doet|maakt|regelt|bent verantwoordelijk|helpt|beheert|bewaakt); u (?:zorgt|werkt|begeleidt|bent verantwoordelijk|staat in); (?:jouw|je|uw) (?:belangrijkste |voornaamste )?(?:taken|werkzaamheden|takenpakket) (?:bestaan|bestaat|zijn|omvat|omvatten)",
    youHave: "je (?:hebt|bent|beschikt); jij (?:hebt|bent); je (?:kunt|kan|spreekt|vindt|houdt van|woont|wilt|zoekt|bezit|volgt|kent|durft); jij (?:beschikt|brengt|houdt van|kunt|weet|wil); u (?:hebt|heeft|bent|beschikt|bezit); (?:een|minimaal|minstens|ten minste) (?:afgeronde|mbo|hbo|wo|\\d+ jaar|enkele jaren|bachelor|master|diploma); (?:wij|we) (?:zoeken|vragen|verwachten) (?:iemand|een|van|dat)",
    years: "jaar",
    howToApply: "voor meer informatie; solliciteer; stuur (?:dan|je|jouw); stuur .{0,30}cv; sluitingsdatum; solliciteren (?:kan|kun|doe|via|tot|voor|is|gaat|bij); sollicitaties? (?:kun|kan|kunt|richten|sturen|met|naar|ontvangen|per|via|worden|voor|na )|sollicitatiebrief|sollicitatieformulier|sollicitatieknop|sollicitatieprocedure|sollicitatiegesprek; stuur (?:ons|jouw|uw|een|vandaag|snel|direct|zo); (?:upload|mail|verstuur|richt|bezorg)(?:en)? (?:dan |ons )?(?:je|jouw|uw) (?:cv|motivatie|sollicitatie|brief|kandidatuur); motivatiebrief|motivatie en cv|cv en motivatie|je kandidatuur|jouw kandidatuur|uw kandidatuur; reageer (?:dan|direct|nu|snel|voor|via|op deze|uiterlijk); (?:meer|nadere|extra|aanvullende) (?:informatie|info) (?:over|kun|kan|kunt|nodig|vind|bij|\\?|is|via); (?:voor|bij|heb je|heeft u|met|heb je nog) (?:inhoudelijke |nog |eventuele )?vragen[ ?,]; neem (?:dan |gerust |contact |voor |even )(?:dan |gerust )?contact|neem contact op|contact opnemen met|bel (?:dan|gerust|met|naar|of mail|ons)[ ]|kun je (?:contact|terecht|bellen|mailen); (?:ben je|ben jij) (?:geïnteresseerd|enthousiast|overtuigd)|interesse\\?|enthousiast\\?|spreekt deze (?:functie|vacature|rol)|klinkt dit|is dit iets voor|wil je (?:meer weten|solliciteren|reageren|deel); (?:we|wij) (?:nemen|laten|ontvangen|zien) (?:zo |je |jouw |graag |dan |binnen )(?:.{0,20})(?:contact|sollicitatie|reactie|weten); klik op (?:de|onderstaande|solliciteer)|via (?:de|onderstaande) (?:knop|button|sollicitatie|link); (?:eerste )?gesprekken (?:vinden|zijn|staan) |assessment (?:kan|maakt)|sluitingsdatum|uiterlijk (?:tot|op|vóór|voor)",
    legalNotes: "gelijke kansen; acquisiti[eo].{0,30}niet; acquisitie (?:naar aanleiding|wordt|op (?:deze|basis)|is niet|stellen|aan de hand); wordt niet op prijs gesteld; stellen wij niet op prijs; verklaring omtrent (?:het )?gedrag; vog[ ,.)]; pre-employment screening|referentiecheck|integriteitsonderzoek; ongeacht (?:je|jouw|uw|leeftijd|geslacht|afkomst|achtergrond|hun|gender); diversiteit en inclusi; inclusieve (?:werk|organisatie|cultuur)|arbeidsbeperking|afstand tot de arbeidsmarkt|gelijke geschiktheid|gelijkekansen|handicap of; privacyverklaring|persoonsgegevens|avg[ ,.)-]|alle rechten voorbehouden; waar (?:hij|'hij'|zij) staat",
    closings: "met vriendelijke groet(?:en)?; (?:hartelijke|vriendelijke|beste) groet(?:en)?; groetjes?; tot (?:snel|binnenkort|gauw); we horen graag van je; hopelijk tot snel",
  },
  // prettier-ignore
  record: {
    valueKeys: "naam weergavenaam",
    contactKeys: "contactpersoon",
    keys: {
      title: { exact: "functietitel vacaturetitel", plain: "titel", endings: "functie titel" },
      company: { plain: "bedrijfsnaam organisatienaam werkgever leverancier", endings: "werkgever" },
      place: { plain: "plaats" },
      city: { plain: "stad gemeente" },
      country: { plain: "land" },
      salary: { plain: "salaris" },
      term: { plain: "dienstverband arbeidsregime contractvorm" },
      reference: { plain: "referentie referentienummer kenmerk", endings: "referentie" },
      id: { exact: "vacatureid" },
      published: { plain: "publicatiedatum" },
      deadline: { plain: "afsluitdatum einddatum sluitingsdatum", endings: "vervaldatum sluitingsdatum" },
      description: { plain: "omschrijving", endings: "omschrijving" },
      responsibilities: { plain: "taken" },
      requirements: { plain: "eisen" },
    },
    textKeys: "omschrij",
  },
};
