import { recordKeys } from "../languages/all-words.js";
import type { RecordSlot } from "../languages/record-words.js";
import { VALUE_KEY } from "./leaves.js";

/** A key, and the keys around it, that an entry may have. */
interface RecordKey {
  /** Returns true for the path of such an entry. */
  test(path: string): boolean;
}

/**
 * The keys under which records of job boards and application systems hold each slot, best first.
 * `@exact`, `@plain` and `@endings` are replaced by the keys of all languages (`SlotKeys`).
 * Matched against the path of an entry in lower case, letters and digits only, steps joined by dots; `^` is the record itself.
 */
export const RECORD_KEYS: Readonly<Record<RecordSlot, readonly RecordKey[]>> = {
  title: slot("title", "jobtitle positiontitle jobpostingtitle vacancytitle @exact jobname vacancyname @plain headline title text name position profession yrkesroll.namn occupation.label jobopeningname", "@endings title"),
  company: slot("company", "hiringorganization.name hiringorganization.legalname employer.name company.name companyname company.displayname employername @exact organizationname organization.name company hiringorganization employer @plain organisation department subcompany hiringorgname advertisername businessname departmentname", "@endings employer companyname employername"),
  agency: slot("agency", "agency agencyname recruiter.company recruitmentagency staffingagency"),
  place: slot("place", "location.name locationname joblocation.name location.displayname location.location positionlocationdisplay formattedlocation jobgeo candidaterequiredlocation lieutravail.libelle @exact location locations locationtext office worklocation workplace @plain categories.location joblocation"),
  city: slot("city", "joblocation.address.addresslocality address.addresslocality addresslocality workplaceaddress.municipality arbetsplatsadress.kommun.namn workplaceaddress.city arbetsplatsadress.postort location.city address.city arbeitsort.ort worklocations.city municipality kommun.namn kommun postort city town suburb workplacecity cityname @plain", "@endings city municipality"),
  region: slot("region", "joblocation.address.addressregion address.addressregion addressregion location.region location.state address.state state province region @plain"),
  country: slot("country", "joblocation.address.addresscountry.name joblocation.address.addresscountry address.addresscountry.name address.addresscountry addresscountry location.country country applicantlocationrequirements.name countryname @plain"),
  street: slot("street", "joblocation.address.streetaddress address.streetaddress streetaddress workplaceaddress.streetaddress arbetsplatsadress.gatuadress address.street @exact street @plain"),
  postcode: slot("postcode", "joblocation.address.postalcode address.postalcode postalcode workplaceaddress.postcode arbetsplatsadress.postnr postcode zipcode zip @plain"),
  salary: slot("salary", "compensation.compensationtiersummary compensation.summary salarytext salary.text salarylabel salarydescription salaire.libelle displaysalary compensationtext salaryrange salary compensation @plain basesalary.value basesalary estimatedsalary payrange salarydisplay"),
  salaryMin: slot("salaryMin", "basesalary.value.minvalue basesalary.minvalue estimatedsalary.value.minvalue minvalue salarymin minsalary minimumsalary salary.min salaryrange.min salary.from salaryfrom minimumrange positionremuneration.minimumrange compensationmin mincompensation payrangemin salarymin @plain"),
  salaryMax: slot("salaryMax", "basesalary.value.maxvalue basesalary.maxvalue estimatedsalary.value.maxvalue maxvalue salarymax maxsalary maximumsalary salary.max salaryrange.max salary.to salaryto maximumrange positionremuneration.maximumrange compensationmax maxcompensation payrangemax @plain"),
  currency: slot("currency", "basesalary.currency estimatedsalary.currency salarycurrency salary.currency salaryrange.currency currency currencycode salarycurrencycode compensationcurrency"),
  interval: slot("interval", "basesalary.value.unittext basesalary.unittext estimatedsalary.value.unittext unittext salaryinterval salary.interval salaryrange.interval salaryunit rateintervalcode salaryperiod salary.period payperiod interval salaryfrequency"),
  term: slot("term", "employmenttype employmenttypes employmenttype.label employmenttype.name typeofemployment.label typeofemployment jobtype jobtypes contracttype contracttypename contracttime workinghourstype.label workingtype duration.label arbetstidtyp.namn varaktighettyp.namn anstallningtyp.namn categories.commitment commitment schedule worktype worktypes timetype positionschedule.name positionofferingtype.name typecontratlibelle typecontrat dureetravaillibelleconverti employmenttypecode @plain positionscheduletypecode positionofferingtypecode employmentstatuslabel workhours engagementtype extent jobtype.name employmentstatus worktime"),
  reference: slot("reference", "identifier.value referencenumber refnumber reference referencecode ref refnr requisitionid reqid jobreqid jobnumber jobnumbersingle positionid positionnumber requisitionnumber vacancynumber vacancyreference jobreference externalreference @exact jobcode @plain", "refnr jobref @endings referencenumber reference"),
  id: slot("id", "jobid jobpostingid postingid vacancyid @exact advertid offerid @plain id uuid identifier guid shortcode"),
  published: slot("published", "dateposted publisheddate datepublished publishedat publicationdate publicationstartdate @exact postedat posteddate postingdate postdate dateposted firstpublished releaseddate listedat postingcreated postdetail.startdate.date advertisefromdate advertisefromdateutc @plain createdat created datecreated publisheddateutc published pubdate date opendate openingdate epoch startdate", "@endings publicationdate publishdate publishedat publisheddate posteddate dateposted"),
  deadline: slot("deadline", "validthrough applicationdeadline applicationdue lastapplicationdate @exact closingdate closedate applicationclosedate deadline expirationdate expirydate expiresat expires expirationdatetime lastdateapplication postdetail.enddate.date advertisetodatetime advertisetodate enddate validuntil @plain applybefore applyby unpostdate closingat", "@endings closingdate closesat deadline expirydate expirationdate applyby"),
  description: slot("description", "description descriptionhtml jobdescription jobdescriptionhtml jobdescription.text description.text description.textformatted descriptionplain @exact content adtext bodytext body fulldescription htmldescription jobad.sections.jobdescription.text text htmlcontent @plain jobsummary summary userarea.details.jobsummary jobdescriptions.jobdescription.value", "html description descriptionhtml contenthtml bodyhtml @endings"),
  responsibilities: slot("responsibilities", "responsibilities duties majorduties jobresponsibilities userarea.details.majorduties tasks @plain"),
  requirements: slot("requirements", "requirements qualifications jobrequirements requirement skillsandexperience experiencerequirements jobad.sections.qualifications.text qualificationsummary profile @plain educationrequirements skills"),
  perks: slot("perks", "benefits jobbenefits perks perksandbenefits offer weoffer @plain"),
  remote: slot("remote", "joblocationtype remote isremote telecommuting remotetype workplacetype workfromhome location.remote"),
}; // prettier-ignore

function slot(name: RecordSlot, keys: string, endings = ""): RecordKey[] {
  return [...withLanguages(name, keys).map(keyPattern), ...withLanguages(name, endings).map(endingPattern)];
}

function withLanguages(name: RecordSlot, words: string): string[] {
  const tiers = new Map<string, readonly string[]>([
    ["@exact", recordKeys(name, "exact")],
    ["@plain", recordKeys(name, "plain")],
    ["@endings", recordKeys(name, "endings")],
  ]);
  return words.split(" ").flatMap((word) => tiers.get(word) ?? (word === "" ? [] : [word]));
}

function keyPattern(key: string): RecordKey {
  const steps = key.replace(/\./g, "(?:\\.\\w+)*?\\.");
  return keyOf(new RegExp(`(?:^|\\.)${steps}(?:\\.(?:${VALUE_KEY}))?$`), key.split(".").at(-1) ?? "");
}

// The system's own compound ("stellenangebotsBeschreibung") is known by its last word, after every known key.
function endingPattern(word: string): RecordKey {
  return keyOf(new RegExp(`(?:^|\\.)\\w*${word}$`), word);
}

// Hundreds of keys are tried at every entry, and nearly all of them are not even a part of its path.
function keyOf(pattern: RegExp, word: string): RecordKey {
  const part = /^[a-z0-9]+$/.test(word) ? word : "";
  return { test: (path) => path.includes(part) && pattern.test(path) };
}
