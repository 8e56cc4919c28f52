import { describe, expect, it } from "@jest/globals";
import { readFeed } from "./feed-record.js";

const TEXT =
  "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience. ".repeat(3) +
  "We sew, cut and measure, and on Fridays we sail.";

const read = (value: unknown) => readFeed(typeof value === "string" ? value : JSON.stringify(value))?.record ?? null;

describe("a record of a public employment service", () => {
  it("is read in German", () => {
    expect(
      read({
        refnr: "10001-900-S",
        stellenangebotsTitel: "Segelmacher/in",
        stellenangebotsart: "ARBEIT",
        firma: "Windrose Loft GmbH",
        hauptberuf: "Segelmacher/in",
        stellenlokationen: [
          { adresse: { ort: "Flensburg", plz: "24937", strasse: "Hafen 2", land: "DEUTSCHLAND" }, breite: 54.7 },
        ],
        eintrittszeitraum: { von: "2027-02-01" },
        veroeffentlichungszeitraum: { von: "2026-11-02" },
        datumErsteVeroeffentlichung: "2026-11-02",
        arbeitszeitVollzeit: true,
        vertragsdauer: "UNBEFRISTET",
        stellenangebotsBeschreibung: TEXT,
        chiffrenummer: "10001-900-S",
      }),
    ).toMatchObject({
      title: "Segelmacher/in",
      company: "Windrose Loft GmbH",
      city: "Flensburg",
      reference: "10001-900-S",
      published: "2026-11-02",
      description: TEXT,
    });
  });

  it("is read in French", () => {
    expect(
      read({
        id: "190ABCD",
        intitule: "Voilier / Voilière (H/F)",
        description: TEXT,
        dateCreation: "2026-11-02T10:00:00.000Z",
        dateActualisation: "2026-11-05T10:00:00.000Z",
        lieuTravail: { libelle: "56 - LORIENT", latitude: 47.7, codePostal: "56100", commune: "56121" },
        romeCode: "H2401",
        romeLibelle: "Assemblage - montage de cuirs, peaux",
        entreprise: { nom: "Windrose Loft", description: "Voilerie" },
        typeContrat: "CDI",
        typeContratLibelle: "Contrat à durée indéterminée",
        salaire: { libelle: "Mensuel de 2100,00 Euros à 2400,00 Euros" },
        dureeTravailLibelle: "35H Horaires normaux",
        qualificationLibelle: "Employé qualifié",
      }),
    ).toMatchObject({
      title: "Voilier / Voilière (H/F)",
      company: "Windrose Loft",
      place: "56 - LORIENT",
      id: "190ABCD",
      published: "2026-11-02T10:00:00.000Z",
      salary: "Mensuel de 2100,00 Euros à 2400,00 Euros",
      description: TEXT,
    });
  });

  it("is read in Norwegian", () => {
    expect(
      read({
        uuid: "1f0e2d3c-0000-4000-8000-000000000001",
        title: "Vil du sy seil?",
        jobtitle: "Seilmaker",
        published: "2026-11-02T10:00:00Z",
        expires: "2026-12-20T00:00:00Z",
        applicationDue: "2026-12-15T00:00:00",
        workLocations: [{ country: "NORGE", city: "RISØR", postalCode: "4950", municipal: "RISØR" }],
        employer: { name: "Windrose Loft AS", orgnr: "900000001", description: "<p>Vi syr.</p>" },
        engagementtype: "Fast",
        extent: "Heltid",
        description: `<p>${TEXT}</p>`,
      }),
    ).toMatchObject({
      title: "Seilmaker",
      company: "Windrose Loft AS",
      city: "RISØR",
      deadline: "2026-12-15T00:00:00",
      published: "2026-11-02T10:00:00Z",
    });
  });

  it("is read in Danish", () => {
    expect(
      read({
        ID: "5900001",
        Title: "Sejlmager",
        HiringOrgName: "Windrose Loft ApS",
        WorkPlaceCity: "Svendborg",
        WorkPlacePostalCode: "5700",
        PostingCreated: "2026-11-02T00:00:00",
        LastDateApplication: "2026-12-15T00:00:00",
        AssignmentStartDate: "2027-02-01T00:00:00",
        EmploymentType: "Fastansættelse",
        WorkHours: "Fuldtid",
        Presentation: TEXT,
      }),
    ).toMatchObject({
      title: "Sejlmager",
      company: "Windrose Loft ApS",
      city: "Svendborg",
      published: "2026-11-02T00:00:00",
      deadline: "2026-12-15T00:00:00",
      description: TEXT,
    });
  });

  it("is read in Dutch", () => {
    expect(
      read({
        vacature: {
          vacatureReferentie: { externeReferentie: "WL-7" },
          functie: { functieTitel: "Zeilmaker", omschrijving: { html: TEXT } },
          leverancier: { naam: "Windrose Loft BV" },
          tewerkstellingsLocatie: { gemeente: "Oostende", postcode: "8400" },
          arbeidsovereenkomst: { arbeidsRegime: "Voltijds" },
          publicatieDatum: "2026-11-02",
          afsluitdatum: "2026-12-15",
        },
      }),
    ).toMatchObject({
      title: "Zeilmaker",
      city: "Oostende",
      reference: "WL-7",
      published: "2026-11-02",
      deadline: "2026-12-15",
      term: "Voltijds",
      description: TEXT,
    });
    expect(
      read({
        vacaturetitel: "Zeilmaker",
        organisatienaam: "Windrose Loft BV",
        plaats: "Enkhuizen",
        omschrijving: TEXT,
        plaatsingsdatum: "2026-11-02",
        sluitingsdatum: "2026-12-15",
        vacaturenummer: "WL-7",
        contractvorm: "Fulltime",
      }),
    ).toMatchObject({
      title: "Zeilmaker",
      company: "Windrose Loft BV",
      place: "Enkhuizen",
      reference: "WL-7",
      published: "2026-11-02",
      deadline: "2026-12-15",
      description: TEXT,
    });
  });

  it("is read in Czech", () => {
    expect(
      read({
        portalId: 30100200,
        referencniCislo: "23100200700",
        pozadovanaProfese: { cs: "Šička plachet" },
        zamestnavatel: { ico: "00000001", nazev: "Windrose Loft s.r.o." },
        mistoVykonuPrace: { obec: { nazev: "Třeboň" } },
        mesicniMzdaOd: 30000,
        mesicniMzdaDo: 35000,
        datumVlozeni: "2026-11-02",
        expirace: "2026-12-15",
        upresnujiciInformace: { cs: TEXT },
      }),
    ).toMatchObject({
      title: "Šička plachet",
      company: "Windrose Loft s.r.o.",
      reference: "23100200700",
      published: "2026-11-02",
      deadline: "2026-12-15",
      salaryMin: "30000",
      salaryMax: "35000",
      description: TEXT,
    });
  });

  it("is read in Polish", () => {
    expect(
      read({
        stanowisko: "Żaglomistrz",
        pracodawca: "Windrose Loft sp. z o.o.",
        miejscePracy: "Gdynia",
        rodzajUmowy: "Umowa o pracę na czas nieokreślony",
        wynagrodzenie: "6500 PLN brutto",
        dataDodania: "2026-11-02",
        dataWaznosci: "2026-12-15",
        numerOferty: "OfPr/26/0001",
        zakresObowiazkow: TEXT,
        wymagania: "Dokładność i zmysł techniczny, znajomość tkanin.",
      }),
    ).toMatchObject({
      title: "Żaglomistrz",
      company: "Windrose Loft sp. z o.o.",
      place: "Gdynia",
      reference: "OfPr/26/0001",
      published: "2026-11-02",
      deadline: "2026-12-15",
      responsibilities: TEXT,
      salary: "6500 PLN brutto",
    });
  });

  it("is read in the words of the United States", () => {
    expect(
      read({
        SearchResult: {
          SearchResultItems: [
            {
              MatchedObjectId: "800100200",
              MatchedObjectDescriptor: {
                PositionID: "WL-26-7",
                PositionTitle: "Sail Maker",
                PositionLocationDisplay: "Portland, Maine",
                PositionLocation: [
                  { LocationName: "Portland, Maine", CityName: "Portland, Maine", CountryCode: "United States" },
                ],
                OrganizationName: "Windrose Harbor Service",
                DepartmentName: "Department of Harbors",
                JobCategory: [{ Name: "Fabric Working", Code: "3105" }],
                PositionSchedule: [{ Name: "Full-time", Code: "1" }],
                PositionOfferingType: [{ Name: "Permanent", Code: "15317" }],
                QualificationSummary: "One year of experience with canvas and with sewing machines.",
                PositionRemuneration: [
                  { MinimumRange: "60000.0", MaximumRange: "80000.0", RateIntervalCode: "PA", Description: "Per Year" },
                ],
                PublicationStartDate: "2026-11-02T00:00:00",
                PositionStartDate: "2026-11-02T00:00:00",
                ApplicationCloseDate: "2026-12-15T23:59:59",
                UserArea: {
                  Details: {
                    JobSummary: TEXT,
                    MajorDuties: ["Cuts and sews sails of all sizes."],
                    LowGrade: "08",
                    HowToApply: "Online.",
                  },
                },
              },
            },
          ],
        },
      }),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Harbor Service",
      place: "Portland, Maine",
      reference: "WL-26-7",
      published: "2026-11-02T00:00:00",
      deadline: "2026-12-15T23:59:59",
      salaryMin: "60000.0",
      term: "Full-time, Permanent",
      description: TEXT,
    });
  });

  it("is read from HR-XML", () => {
    expect(
      read(`<?xml version="1.0"?><PositionOpening xmlns="x"><DocumentID schemeAgencyName="pes">900100</DocumentID>
        <PostingRequester><Name>Windrose Loft</Name></PostingRequester>
        <PositionProfile languageCode="en"><PostingInstruction><ApplicationCloseDate>2026-12-15</ApplicationCloseDate></PostingInstruction>
        <PositionTitle>Sail Maker</PositionTitle><PositionID>WL-7</PositionID>
        <PositionLocation><Address><oa:CityName>Cork</oa:CityName><oa:CountryCode>IE</oa:CountryCode></Address></PositionLocation>
        <PositionOrganization><OrganizationName>Windrose Loft Ltd</OrganizationName></PositionOrganization>
        <PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode>
        <PositionFormattedDescription><Content>${TEXT}</Content></PositionFormattedDescription></PositionProfile></PositionOpening>`),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft Ltd",
      city: "Cork",
      reference: "WL-7",
      deadline: "2026-12-15",
      term: "FullTime",
      description: TEXT,
    });
    expect(
      read(`<JobPositionPosting><JobPositionPostingId>WL-7</JobPositionPostingId><HiringOrg><HiringOrgName>Windrose Loft Ltd</HiringOrgName></HiringOrg>
        <PostDetail><StartDate><Date>2026-11-02</Date></StartDate><EndDate><Date>2026-12-15</Date></EndDate></PostDetail>
        <JobPositionInformation><JobPositionTitle>Sail Maker</JobPositionTitle><JobPositionDescription><JobPositionPurpose>${TEXT}</JobPositionPurpose>
        <JobPositionLocation><LocationSummary><Municipality>Cork</Municipality></LocationSummary></JobPositionLocation></JobPositionDescription></JobPositionInformation></JobPositionPosting>`),
    ).toMatchObject({
      title: "Sail Maker",
      company: "Windrose Loft Ltd",
      city: "Cork",
      reference: "WL-7",
      published: "2026-11-02",
      deadline: "2026-12-15",
      description: TEXT,
    });
  });
});
