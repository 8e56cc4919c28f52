/** What a record's entry may hold; the parts of a place and of a salary are put together afterwards. */
export type RecordSlot =
  | "title"
  | "company"
  | "agency"
  | "place"
  | "city"
  | "region"
  | "country"
  | "street"
  | "postcode"
  | "salary"
  | "salaryMin"
  | "salaryMax"
  | "currency"
  | "interval"
  | "term"
  | "reference"
  | "id"
  | "published"
  | "deadline"
  | "description"
  | "responsibilities"
  | "requirements"
  | "perks"
  | "remote";

/**
 * By which keys records of job boards and application systems hold each slot, best first.
 * Matched against the path of an entry in lower case, letters and digits only, steps joined by dots; `^` is the record itself.
 */
export const RECORD_KEYS: Readonly<Record<RecordSlot, readonly RegExp[]>> = {
  title: [...keys("jobtitle positiontitle jobpostingtitle vacancytitle annonsrubrik stillingstittel stellentitel stellenbezeichnung intitule jobname vacancyname titulo titel titre puesto cargo nazwastanowiska stanowisko headline title text name position profession yrkesroll.namn occupation.label jobopeningname"), ...endings("funcao funktion functie titel title titre rubrik intitule titulo titolo tittel bezeichnung stanowiska")],
  company: [...keys("hiringorganization.name hiringorganization.legalname employer.name company.name companyname company.displayname employername arbetsgivarenamn arbetsgivare organisationsnamn organizationname organization.name company hiringorganization employer arbeitgeber arbeitgeber.name entreprise.nom entreprise firma zamestnavatel pracodawca bedrijfsnaam werkgever empresa nombreempresa azienda virksomhet organisation department subcompany advertisername businessname departmentname"), ...endings("raisonsociale employeur arbeitgeber employer companyname employername firma empresa azienda werkgever arbetsgivare pracodawca zamestnavatel arbeitgebername")],
  agency: keys("agency agencyname recruiter.company recruitmentagency staffingagency"),
  place: keys("location.name locationname joblocation.name location.displayname location.location positionlocationdisplay formattedlocation jobgeo candidaterequiredlocation lieutravail.libelle arbeitsort standort location locations locationtext office worklocation workplace ort plats plaats ubicacion localizacion localizacao localidade lokalizacja misto categories.location joblocation"),
  city: [...keys("joblocation.address.addresslocality address.addresslocality addresslocality workplaceaddress.municipality arbetsplatsadress.kommun.namn workplaceaddress.city arbetsplatsadress.postort location.city address.city arbeitsort.ort worklocations.city municipality kommun.namn kommun postort city town suburb ort stad ville ciudad cidade municipio citta mesto miasto miejscowosc concelho localidad"), ...endings("ort city kommun municipality")],
  region: keys("joblocation.address.addressregion address.addressregion addressregion location.region location.state address.state state province region provincia"),
  country: keys("joblocation.address.addresscountry.name joblocation.address.addresscountry address.addresscountry.name address.addresscountry addresscountry location.country country applicantlocationrequirements.name countryname land pays pais"),
  street: keys("joblocation.address.streetaddress address.streetaddress streetaddress workplaceaddress.streetaddress arbetsplatsadress.gatuadress address.street strasse street gatuadress"),
  postcode: keys("joblocation.address.postalcode address.postalcode postalcode workplaceaddress.postcode arbetsplatsadress.postnr postcode zipcode zip plz postnr codepostal"),
  salary: keys("compensation.compensationtiersummary compensation.summary salarytext salary.text salarylabel salarydescription salaire.libelle displaysalary compensationtext salaryrange salary compensation gehalt salaris salario wynagrodzenie lohn entgelt vencimento remuneracao retribuzione mzda lon lonn verguetung basesalary.value basesalary estimatedsalary payrange salarydisplay"),
  salaryMin: keys("basesalary.value.minvalue basesalary.minvalue estimatedsalary.value.minvalue minvalue salarymin minsalary minimumsalary salary.min salaryrange.min salary.from salaryfrom minimumrange positionremuneration.minimumrange compensationmin mincompensation payrangemin salarymin"),
  salaryMax: keys("basesalary.value.maxvalue basesalary.maxvalue estimatedsalary.value.maxvalue maxvalue salarymax maxsalary maximumsalary salary.max salaryrange.max salary.to salaryto maximumrange positionremuneration.maximumrange compensationmax maxcompensation payrangemax"),
  currency: keys("basesalary.currency estimatedsalary.currency salarycurrency salary.currency salaryrange.currency currency currencycode salarycurrencycode compensationcurrency"),
  interval: keys("basesalary.value.unittext basesalary.unittext estimatedsalary.value.unittext unittext salaryinterval salary.interval salaryrange.interval salaryunit rateintervalcode salaryperiod salary.period payperiod interval salaryfrequency"),
  term: keys("employmenttype employmenttypes employmenttype.label employmenttype.name typeofemployment.label typeofemployment jobtype jobtypes contracttype contracttypename contracttime workinghourstype.label workingtype duration.label arbetstidtyp.namn varaktighettyp.namn anstallningtyp.namn categories.commitment commitment schedule worktype worktypes timetype positionschedule.name positionofferingtype.name typecontratlibelle typecontrat dureetravaillibelleconverti employmenttypecode arbeitszeit befristung engagementtype extent heltiddeltid typcontrat arbeitszeitmodelle jornada contrato dienstverband jobtype.name employmentstatus worktime rodzajumowy uvazek"),
  reference: [...keys("identifier.value referencenumber refnumber reference referencecode ref refnr requisitionid reqid jobreqid jobnumber jobnumbersingle positionid positionnumber requisitionnumber vacancynumber vacancyreference jobreference externalreference stellennummer kennziffer jobcode numeroreference referencia numeroreferencia referentie referentienummer referens referencia riferimento kenmerk nrref annonseid diarienummer codigo kennung"), ...endings("refnr jobref referenznummer referenz referencenumber reference referentie referens kennziffer referencia")],
  id: keys("jobid jobpostingid postingid vacancyid vacatureid annonsid annonceid advertid offerid stillingid id uuid identifier guid shortcode"),
  published: [...keys("dateposted publisheddate datepublished publishedat publicationdate publicationstartdate publiceringsdatum postedat posteddate postingdate postdate dateposted firstpublished releaseddate listedat advertisefromdate advertisefromdateutc aktuelleveroeffentlichungsdatum veroffentlichungsdatum fechapublicacion fechadepublicacion datapubblicazione datapublicacao publicatiedatum datumzverejneni datapublikacji datecreation datepublication createdat created datecreated publisheddateutc published pubdate date opendate openingdate epoch startdate"), ...endings("publicacao publicacion creation veroeffentlichungsdatum veroffentlichungsdatum publicationdate publishdate publishedat publisheddate posteddate dateposted publicacion pubblicazione publicacao")],
  deadline: [...keys("validthrough applicationdeadline applicationdue lastapplicationdate sistaansokningsdatum sistaansokningsdag closingdate closedate applicationclosedate deadline expirationdate expirydate expiresat expires expirationdatetime advertisetodatetime advertisetodate enddate validuntil bewerbungsfrist datelimite fechalimite fechafin datascadenza datalimite einddatum sluitingsdatum soknadsfrist datewaznosci applybefore applyby unpostdate closingat"), ...endings("fincandidature validade vervaldatum bewerbungsfrist bewerbungsschluss closingdate closesat deadline expirydate expirationdate fechalimite datelimite scadenza sluitingsdatum ansokningsdag applyby")],
  description: [...keys("description descriptionhtml jobdescription jobdescriptionhtml jobdescription.text description.text description.textformatted descriptionplain annonstextformaterad annonstext content adtext bodytext body stellenbeschreibung fulldescription htmldescription jobad.sections.jobdescription.text text htmlcontent beschreibung descripcion descricao omschrijving beskrivning opis popis jobsummary summary userarea.details.jobsummary jobdescriptions.jobdescription.value"), ...endings("accroche html beschreibung description descriptionhtml contenthtml bodyhtml omschrijving beskrivning beskrivelse descripcion descrizione descricao opis popis")],
  responsibilities: keys("responsibilities duties majorduties jobresponsibilities userarea.details.majorduties tasks aufgaben missions tareas taken"),
  requirements: keys("requirements qualifications jobrequirements requirement skillsandexperience experiencerequirements jobad.sections.qualifications.text qualificationsummary profile anforderungen profil requisitos eisen educationrequirements skills"),
  perks: keys("benefits jobbenefits perks perksandbenefits offer weoffer vorteile avantages beneficios beneficioslaborales"),
  remote: keys("joblocationtype remote isremote telecommuting remotetype workplacetype workfromhome location.remote"),
}; // prettier-ignore

function keys(words: string): RegExp[] {
  return words
    .split(" ")
    .map(
      (word) =>
        new RegExp(
          `(?:^|\\.)${word.replace(/\./g, "(?:\\.\\w+)*?\\.")}(?:\\.(?:value|text|texto|label|libelle|name|nome|nom|naam|namn|nombre|rendered|plain|html|cdata))?$`,
        ),
    );
}

// The system's own compound ("stellenangebotsBeschreibung") tells by its last word; it comes after every key we know.
function endings(words: string): RegExp[] {
  return words.split(" ").map((word) => new RegExp(`(?:^|\\.)\\w*${word}$`));
}
