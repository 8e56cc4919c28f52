import { describe, expect, it } from "@jest/globals";
import { isSamePosting, sourceKeyOf } from "./source-key.js";

const UUID = "1f0c2d3e-4a5b-4c6d-8e7f-90a1b2c3d4e5";
const OTHER_UUID = "1f0c2d3e-4a5b-4c6d-8e7f-90a1b2c3d4e6";
const uuid = (last: string): string => `${UUID.slice(0, -1)}${last}`;
const LINKEDIN = "https://www.linkedin.com/jobs/view/4012345678";
const wrap = (address: string): string => encodeURIComponent(address);

/** Of each system: the addresses of one posting, and those of others. */
const SYSTEMS: readonly (readonly [name: string, same: readonly string[], others: readonly string[]])[] = [
  [
    "Greenhouse",
    [
      "https://boards.greenhouse.io/northwind/jobs/4123456?gh_src=abc",
      "https://job-boards.greenhouse.io/northwind/jobs/4123456",
      "https://job-boards.eu.greenhouse.io/northwind/jobs/4123456#app",
      "https://boards.greenhouse.io/embed/job_app?for=northwind&token=4123456&b=https%3A%2F%2Fwww.northwind.example%2Fcareers",
      "https://boards.greenhouse.io/embed/job_app?token=4123456",
      "https://www.northwind.example/careers/engineer?gh_jid=4123456&gh_src=x",
      "https://northwind.example/de/karriere/?gh_jid=4123456",
    ],
    [
      "https://boards.greenhouse.io/northwind/jobs/4123457",
      "https://www.northwind.example/careers/engineer?gh_jid=4123458",
    ],
  ],
  [
    "Lever",
    [
      `https://jobs.lever.co/northwind/${UUID}`,
      `https://jobs.lever.co/northwind/${UUID}/apply?lever-source=LinkedIn`,
      `https://jobs.eu.lever.co/northwind/${UUID.toUpperCase()}/`,
      `https://www.northwind.example/careers/job?lever-id=${UUID}&jobId=${UUID}`,
    ],
    [`https://jobs.lever.co/northwind/${OTHER_UUID}`],
  ],
  [
    "Ashby",
    [
      `https://jobs.ashbyhq.com/northwind/${UUID}`,
      `https://jobs.ashbyhq.com/northwind/${UUID}/application?utm_source=x`,
      `https://www.northwind.example/jobs?ashby_jid=${UUID}`,
    ],
    [`https://www.northwind.example/jobs?ashby_jid=${OTHER_UUID}`],
  ],
  [
    "Workday",
    [
      "https://northwind.wd3.myworkdayjobs.com/External/job/Hamburg/Sail-Maker_R-123",
      "https://northwind.wd3.myworkdayjobs.com/en-US/External/job/Hamburg/Sail-Maker_R-123-1",
      "https://northwind.wd3.myworkdayjobs.com/de-DE/External/job/Berlin/Segelmacher_R-123-1/apply",
      "https://northwind.wd3.myworkdayjobs.com/External/details/Sail-Maker_R-123?source=LinkedIn",
      "https://northwind.wd3.myworkdayjobs.com/External/job/Hamburg/Sail-Maker_r-123/apply/autofillWithResume",
    ],
    [
      "https://northwind.wd3.myworkdayjobs.com/External/job/Hamburg/Sail-Maker_R-124",
      "https://contoso.wd3.myworkdayjobs.com/External/job/Hamburg/Sail-Maker_R-123",
      "https://northwind.wd3.myworkdayjobs.com/External/job/Hamburg/Sail-Maker_R-1234",
    ],
  ],
  [
    "Workday, with numbers that are years",
    ["https://contoso.wd5.myworkdayjobs.com/Jobs/job/Kiel/Cook_2026-12"],
    [
      "https://contoso.wd5.myworkdayjobs.com/Jobs/job/Kiel/Cook_2026-13",
      "https://contoso.wd5.myworkdayjobs.com/Jobs/job/Kiel/Cook_R-1",
      "https://contoso.wd5.myworkdayjobs.com/Jobs/job/Kiel/Cook_R-2",
    ],
  ],
  [
    "Workday, on a host of many",
    [
      "https://wd3.myworkdaysite.com/recruiting/northwind/External/job/Kiel/Cook_JR-00123",
      "https://wd3.myworkdaysite.com/en-US/recruiting/northwind/External/job/Cook_JR-00123/apply",
    ],
    ["https://wd3.myworkdaysite.com/recruiting/contoso/External/job/Kiel/Cook_JR-00123"],
  ],
  [
    "SmartRecruiters",
    [
      "https://jobs.smartrecruiters.com/Northwind/743999912345678-senior-cook",
      "https://jobs.smartrecruiters.com/Northwind/743999912345678?trid=x",
      "https://jobs.smartrecruiters.com/oneclick-ui/company/Northwind/publication/743999912345678",
    ],
    ["https://jobs.smartrecruiters.com/Northwind/743999912345679-senior-cook"],
  ],
  [
    "Workable",
    [
      "https://apply.workable.com/northwind/j/1A2B3C4D5E/",
      "https://apply.workable.com/northwind/j/1A2B3C4D5E/apply/",
      "https://apply.workable.com/j/1a2b3c4d5e",
      "https://northwind.workable.com/j/1A2B3C4D5E",
    ],
    ["https://apply.workable.com/northwind/j/1A2B3C4D5F/", "https://apply.workable.com/northwind/j/9A2B3C4D5E/"],
  ],
  [
    "Recruitee",
    [
      "https://northwind.recruitee.com/o/cook-in-kiel",
      "https://northwind.recruitee.com/o/cook-in-kiel/c/new?source=x",
      "https://northwind.recruitee.com/en/o/cook-in-kiel",
    ],
    ["https://northwind.recruitee.com/o/cook-in-kiel-2", "https://contoso.recruitee.com/o/cook-in-kiel"],
  ],
  [
    "Personio",
    [
      "https://northwind.jobs.personio.de/job/1234567?language=de",
      "https://northwind.jobs.personio.com/job/1234567?language=en&display=en",
      "https://northwind.jobs.personio.de/job/1234567#apply",
      "https://northwind.jobs.personio.de/job/1234567/apply",
    ],
    ["https://northwind.jobs.personio.de/job/1234568", "https://contoso.jobs.personio.de/job/1234567"],
  ],
  [
    "Teamtailor",
    [
      "https://northwind.teamtailor.com/jobs/123456-senior-cook",
      "https://northwind.teamtailor.com/jobs/123456-koch-in-kiel?promotion=1",
      "https://northwind.teamtailor.com/en/jobs/123456-senior-cook/applications/new",
    ],
    ["https://northwind.teamtailor.com/jobs/123457-senior-cook", "https://contoso.teamtailor.com/jobs/123456-cook"],
  ],
  [
    "BambooHR",
    [
      "https://northwind.bamboohr.com/careers/31",
      "https://northwind.bamboohr.com/careers/31/detail",
      "https://northwind.bamboohr.com/jobs/view.php?id=31",
    ],
    ["https://northwind.bamboohr.com/careers/32", "https://contoso.bamboohr.com/careers/31"],
  ],
  [
    "iCIMS",
    [
      "https://careers-northwind.icims.com/jobs/12345/senior-cook/job",
      "https://careers-northwind.icims.com/jobs/12345/job?mode=job&iis=LinkedIn&width=800",
      "https://careers-northwind.icims.com/jobs/12345/koch/login",
      "https://careers-northwind.icims.com/jobs/12345/senior-cook/job?in_iframe=1&needsRedirect=false",
    ],
    [
      "https://careers-northwind.icims.com/jobs/12346/senior-cook/job",
      "https://careers-contoso.icims.com/jobs/12345/senior-cook/job",
    ],
  ],
  [
    "Taleo",
    [
      "https://northwind.taleo.net/careersection/2/jobdetail.ftl?job=12345&lang=en",
      "https://northwind.taleo.net/careersection/10120/jobdetail.ftl?job=12345&tz=GMT%2B01%3A00",
      "https://northwind.taleo.net/careersection/2/jobapply.ftl?lang=de&job=12345",
    ],
    [
      "https://northwind.taleo.net/careersection/2/jobdetail.ftl?job=12346&lang=en",
      "https://contoso.taleo.net/careersection/2/jobdetail.ftl?job=12345&lang=en",
    ],
  ],
  [
    "SuccessFactors",
    [
      "https://career5.successfactors.eu/career?company=northwind&career_job_req_id=12345&career_ns=job_listing",
      "https://career5.successfactors.eu/career?career_ns=job_listing&company=northwind&navBarLevel=JOB_SEARCH&rcm_site_locale=de_DE&career_job_req_id=12345&selected_lang=de_DE&_s.crb=a%2Bb",
    ],
    [
      "https://career5.successfactors.eu/career?company=northwind&career_job_req_id=12346&career_ns=job_listing",
      "https://career5.successfactors.eu/career?company=contoso&career_job_req_id=12345&career_ns=job_listing",
    ],
  ],
  [
    "SuccessFactors, on the employer's host",
    [
      "https://jobs.northwind.example/job/Hamburg-Cook-HH-20095/1234567801/",
      "https://jobs.northwind.example/Contoso/job/Hamburg-Koch-HH-20095/1234567801/?locale=de_DE",
      "https://jobs.northwind.example/talentcommunity/apply/1234567801/?locale=en_US",
    ],
    ["https://jobs.northwind.example/job/Hamburg-Cook-HH-20095/1234567901/"],
  ],
  [
    "Jobvite",
    [
      "https://jobs.jobvite.com/northwind/job/oAbC1fwz",
      "https://jobs.jobvite.com/careers/northwind/job/oAbC1fwz?__jvst=Job%20Board",
      "https://jobs.jobvite.com/northwind/job/oAbC1fwz/apply",
    ],
    ["https://jobs.jobvite.com/northwind/job/oAbC1fwy"],
  ],
  [
    "Breezy",
    [
      "https://northwind.breezy.hr/p/1a2b3c4d5e6f-senior-cook",
      "https://northwind.breezy.hr/p/1a2b3c4d5e6f-koch/apply",
      "https://northwind.breezy.hr/p/1a2b3c4d5e6f",
    ],
    ["https://northwind.breezy.hr/p/1a2b3c4d5e70-senior-cook"],
  ],
  [
    "JazzHR",
    [
      "https://northwind.applytojob.com/apply/aB3dE5gH7i/Senior-Cook",
      "https://northwind.applytojob.com/apply/jobs/details/aB3dE5gH7i?source=LinkedIn",
    ],
    ["https://northwind.applytojob.com/apply/aB3dE5gH7j/Senior-Cook"],
  ],
  [
    "Oracle",
    [
      "https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/12345",
      "https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/de/sites/CX_1001/job/12345/apply/email",
      "https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX/requisitions/preview/12345?location=Kiel",
      "https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/jobs/preview/12345",
    ],
    [
      "https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/12346",
      "https://efgh.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/12345",
    ],
  ],
  [
    "softgarden",
    [
      "https://northwind.softgarden.io/job/12345678/Koch-m-w-d-?jobDbPVId=87654321&l=de",
      "https://northwind.softgarden.io/job/12345678?l=en",
    ],
    ["https://northwind.softgarden.io/job/12345679/Koch-m-w-d-"],
  ],
  [
    "rexx",
    [
      "https://karriere.northwind.example/Koch-m-w-d-de-j1234.html",
      "https://karriere.northwind.example/Cook-en-j1234.html?sid=abc",
      "https://karriere.northwind.example/stellenangebote.html?yid=1234",
    ],
    [
      "https://karriere.northwind.example/Koch-m-w-d-de-j1235.html",
      "https://karriere.contoso.example/Koch-de-j1234.html",
    ],
  ],
  [
    "d.vinci",
    [
      "https://northwind.dvinci-hr.com/de/jobs/1234/koch-kiel",
      "https://northwind.dvinci-hr.com/en/jobs/1234/cook-kiel",
      "https://northwind.dvinci-hr.com/de/p/northwind/jobs/1234/koch-kiel/apply",
    ],
    ["https://northwind.dvinci-hr.com/de/jobs/1235/koch-kiel"],
  ],
  [
    "onlyfy",
    [
      "https://northwind.onlyfy.jobs/en/job/ab1cd2ef3",
      "https://northwind.onlyfy.jobs/de/job/ab1cd2ef3?utm_medium=x",
      "https://northwind.onlyfy.jobs/job/ab1cd2ef3/apply",
    ],
    ["https://northwind.onlyfy.jobs/en/job/ab1cd2ef4"],
  ],
  [
    "join.com",
    [
      "https://join.com/companies/northwind/1334567-senior-cook",
      "https://join.com/companies/northwind/1334567-koch?pid=abc",
      "https://join.com/companies/northwind/1334567-senior-cook/apply",
    ],
    ["https://join.com/companies/northwind/1334568-senior-cook"],
  ],
  [
    "ADP",
    [
      `https://workforcenow.adp.example/mascsr/default/mdf/recruitment/recruitment.html?cid=${UUID}&ccId=19000101_000001&jobId=123456&lang=en_US`,
      `https://workforcenow.adp.example/mascsr/default/mdf/recruitment/recruitment.html?cid=${UUID}&ccId=19000101_000001&jobId=123456&lang=fr_CA&source=LI`,
    ],
    [
      `https://workforcenow.adp.example/mascsr/default/mdf/recruitment/recruitment.html?cid=${UUID}&ccId=19000101_000001&jobId=123457&lang=en_US`,
      `https://workforcenow.adp.example/mascsr/default/mdf/recruitment/recruitment.html?cid=${OTHER_UUID}&ccId=19000101_000001&jobId=123456&lang=en_US`,
    ],
  ],
  [
    "UKG",
    [
      `https://recruiting.ultipro.com/NOR1000/JobBoard/${OTHER_UUID}/OpportunityDetail?opportunityId=${UUID}`,
      `https://recruiting2.ultipro.com/NOR1000/JobBoard/${OTHER_UUID}/OpportunityApply?opportunityId=${UUID}`,
    ],
    [
      `https://recruiting.ultipro.com/NOR1000/JobBoard/${OTHER_UUID}/OpportunityDetail?opportunityId=${UUID.replace("1f0", "2f0")}`,
    ],
  ],
  [
    "LinkedIn",
    [
      LINKEDIN,
      "https://www.linkedin.com/jobs/view/4012345678/?trackingId=a%3D%3D&refId=b&eBP=xyz",
      "https://de.linkedin.com/jobs/view/sail-maker-at-windrose-loft-4012345678?position=1&pageNum=0",
      "https://www.linkedin.com/comm/jobs/view/4012345678/?midToken=1",
      "https://www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=sail&start=25&geoId=101282230",
      "https://www.linkedin.com/jobs/collections/recommended/?currentJobId=4012345678",
      "https://www.linkedin.com/authwall?sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fjobs%2Fview%2F4012345678",
    ],
    [
      "https://www.linkedin.com/jobs/view/4012345679",
      "https://www.linkedin.com/jobs/search/?currentJobId=4012345680&geoId=101282230",
      "https://www.linkedin.com/jobs/search/?keywords=sail&geoId=101282230",
    ],
  ],
  [
    "Indeed",
    [
      "https://www.indeed.com/viewjob?jk=0123456789abcdef",
      "https://de.indeed.com/viewjob?jk=0123456789ABCDEF&from=serp&vjs=3&tk=1h2",
      "https://www.indeed.co.uk/rc/clk?jk=0123456789abcdef&bb=x",
      "https://m.indeed.com/m/viewjob?jk=0123456789abcdef",
      "https://fr.indeed.com/jobs?q=voile&l=Brest&vjk=0123456789abcdef",
      "https://www.indeed.com/pagead/clk?mo=r&ad=-6NYlbfkN0&jk=0123456789abcdef",
    ],
    [
      "https://www.indeed.com/viewjob?jk=0123456789abcdee",
      "https://fr.indeed.com/jobs?q=voile&l=Brest&vjk=1123456789abcdef",
    ],
  ],
  [
    "StepStone",
    [
      "https://www.stepstone.de/stellenangebote--Segelmacher-m-w-d-Kiel-Windrose-GmbH--9876543-inline.html?rltr=1_1_25",
      "https://m.stepstone.de/stellenangebote--Segelmacher-Kiel-Windrose--9876543-inline.html",
    ],
    ["https://www.stepstone.de/stellenangebote--Segelmacher-m-w-d-Kiel-Windrose-GmbH--9876544-inline.html"],
  ],
  [
    "XING",
    ["https://www.xing.com/jobs/kiel-segelmacher-123456789?ijt=jb_18", "https://www.xing.com/jobs/kiel-123456789/"],
    ["https://www.xing.com/jobs/kiel-segelmacher-123456788"],
  ],
  [
    "Glassdoor",
    [
      "https://www.glassdoor.com/job-listing/cook-northwind-JV_IC2622109_KO0,4_KE5,14.htm?jl=1009876543210",
      "https://www.glassdoor.de/job-listing/koch-JV_IC2622109_KO0,4.htm?jl=1009876543210&utm_source=x",
      "https://www.glassdoor.com/partner/jobListing.htm?pos=101&ao=1&jobListingId=1009876543210",
    ],
    [
      "https://www.glassdoor.com/job-listing/cook-northwind-JV_IC2622109_KO0,4_KE5,14.htm?jl=1009876543211",
      "https://www.glassdoor.com/job-listing/cook-contoso-JV_IC2622109_KO0,4_KE5,12.htm",
      "https://www.glassdoor.com/job-listing/baker-contoso-JV_IC2622109_KO0,5_KE6,13.htm",
    ],
  ],
  [
    "Monster",
    [
      `https://www.monster.de/stellenangebot/koch-kiel-schleswig-holstein--${UUID}`,
      `https://www.monster.de/job-openings/cook-kiel--${UUID}?sid=x`,
    ],
    [`https://www.monster.de/stellenangebot/koch-kiel-schleswig-holstein--${OTHER_UUID}`],
  ],
  [
    "Arbeitsagentur",
    [
      "https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1234567890-S",
      "https://www.arbeitsagentur.de/jobsuche/suche?angebotsart=1&wo=Kiel&id=10000-1234567890-S",
      "https://jobs.arbeitsagentur.de/jobdetail/10000-1234567890-S?utm_campaign=mail",
    ],
    ["https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1234567891-S"],
  ],
  [
    "HeadHunter",
    ["https://hh.ru/vacancy/123456789", "https://spb.hh.ru/vacancy/123456789?query=cook&hhtmFrom=vacancy_search_list"],
    ["https://hh.ru/vacancy/123456790"],
  ],
  [
    "InfoJobs",
    [
      "https://www.infojobs.net/madrid/cocinero/of-i1234567890abcdef1234567890abcd",
      "https://www.infojobs.net/cocinero/of-i1234567890abcdef1234567890abcd?applicationOrigin=search",
    ],
    ["https://www.infojobs.net/madrid/cocinero/of-i1234567890abcdef1234567890abce"],
  ],
  [
    "Welcome to the Jungle",
    [
      "https://www.welcometothejungle.com/fr/companies/northwind/jobs/cook_paris",
      "https://www.welcometothejungle.com/en/companies/northwind/jobs/cook_paris?utm_source=x",
    ],
    [
      "https://www.welcometothejungle.com/fr/companies/northwind/jobs/cook_paris_NORTH_aBc1dEf",
      "https://www.welcometothejungle.com/fr/companies/contoso/jobs/cook_paris",
    ],
  ],
  [
    "Hellowork",
    [
      "https://www.hellowork.com/fr-fr/emplois/12345678.html",
      "https://www.hellowork.com/fr-fr/emplois/12345678.html?jobPos=2",
    ],
    ["https://www.hellowork.com/fr-fr/emplois/12345679.html"],
  ],
  [
    "JobStreet",
    [
      "https://my.jobstreet.com/job/71234567?type=standard&ref=search-standalone",
      "https://www.jobstreet.com.my/job/71234567",
      "https://my.jobstreet.com/cook-jobs?jobId=71234567&type=standard",
    ],
    ["https://my.jobstreet.com/job/71234568"],
  ],
  [
    "Seek",
    ["https://www.seek.com.au/job/81234567", "https://seek.com.au/job/81234567/apply?sol=x"],
    ["https://www.seek.com.au/job/81234568"],
  ],
  [
    "Reed",
    [
      "https://www.reed.co.uk/jobs/cook/51234567",
      "https://www.reed.co.uk/jobs/head-cook/51234567?source=searchResults",
    ],
    ["https://www.reed.co.uk/jobs/cook/51234568"],
  ],
  [
    "Totaljobs",
    [
      "https://www.totaljobs.com/job/cook/northwind-job101234567",
      "https://www.totaljobs.com/job/head-cook/northwind-job101234567?rltr=1",
    ],
    ["https://www.totaljobs.com/job/cook/northwind-job101234568"],
  ],
  [
    "an own site",
    [
      "https://northwind.example/jobs/7",
      "http://www.northwind.example/jobs/7/",
      "https://m.northwind.example/jobs/7?utm_campaign=x&gclid=1&li_fat_id=2",
      "https://mobile.northwind.example/de/jobs/7/apply",
      "https://northwind.example/jobs/7?ref=newsletter&source=x",
      "https://northwind.example/jobs/7#:~:text=Cook",
    ],
    ["https://northwind.example/jobs/8", "https://contoso.example/jobs/7", "https://northwind.example/jobs/77"],
  ],
  [
    "an own site with a parameter",
    ["https://northwind.example/stelle.php?id=17", "https://www.northwind.example/stelle.php?lang=en&id=17&sort=new"],
    ["https://northwind.example/stelle.php?id=18", "https://northwind.example/stelle.php?ref=7"],
  ],
  [
    "a page of one script",
    ["https://northwind.example/#/offer/27", "https://northwind.example/#!/offer/27?utm_source=x"],
    ["https://northwind.example/#/offer/28"],
  ],
];

describe("the key of a posting", () => {
  it.each(SYSTEMS)("is one at all its addresses: %s", (_name, same) => {
    const [first = "", ...more] = same;

    expect(more.filter((address) => !isSamePosting(first, address))).toEqual([]);
    // In either direction, whichever was captured first.
    expect(more.filter((address) => !isSamePosting(address, first))).toEqual([]);
  });

  it.each(SYSTEMS)("is another one for each other posting: %s", (_name, same, others) => {
    const joined = others.flatMap((other, at) =>
      [...same, ...others.slice(at + 1)].filter(
        (address) => isSamePosting(address, other) || isSamePosting(other, address),
      ),
    );

    expect(joined).toEqual([]);
  });

  it("is that of no posting of another system", () => {
    const joined = SYSTEMS.flatMap(([name, [address = ""]], at) =>
      SYSTEMS.slice(at + 1).flatMap(([otherName, [other = ""]]) =>
        isSamePosting(address, other) && !/Lever|Ashby|UKG|Monster/.test(name + otherName)
          ? [`${address} ${other}`]
          : [],
      ),
    );

    expect(joined).toEqual([]);
  });

  it.each([
    `https://www.google.com/url?q=${wrap(LINKEDIN)}&sa=D&usg=AOvVaw0`,
    `https://l.facebook.com/l.php?u=${wrap(`${LINKEDIN}?fbclid=x`)}&h=AT0`,
    `https://eur01.safelinks.protection.outlook.com/?url=${wrap(LINKEDIN)}&data=05%7C02%7C&sdata=x&reserved=0`,
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__www.linkedin.com_jobs_view_4012345678&d=DwMFaQ&c=x",
    `https://urldefense.com/v3/__${LINKEDIN}__;!!abc!xyz$`,
    `https://slack-redir.net/link?url=${wrap(LINKEDIN)}`,
    `https://www.linkedin.com/redir/redirect?url=${wrap(LINKEDIN)}&urlhash=abcd`,
    `https://click.mail.example/track/1f0c2d3e4a5b?redirect_to=${wrap(LINKEDIN)}`,
    `https://www.google.com/url?q=${wrap(`https://l.facebook.com/l.php?u=${wrap(LINKEDIN)}`)}`,
    `https://out.example/login?continue=${wrap(LINKEDIN)}`,
  ])("is that of the address inside another one: %s", (address) => {
    expect(sourceKeyOf(address)).toBe(sourceKeyOf(LINKEDIN));
  });

  it.each([
    // Years, days, towns, pages and versions are no numbers of postings.
    ["https://northwind.example/2026/11/cook", "https://northwind.example/2026/11/baker"],
    ["https://northwind.example/jobs/20261128/cook", "https://northwind.example/jobs/20261128/baker"],
    ["https://northwind.example/jobs/cook-kiel-24103", "https://northwind.example/jobs/baker-kiel-24103"],
    ["https://northwind.example/jobs/24103-kiel-cook", "https://northwind.example/jobs/24103-kiel-baker"],
    ["https://northwind.example/jobs/cook?page=2", "https://northwind.example/jobs/baker?page=2"],
    ["https://northwind.example/jobs/cook-2", "https://northwind.example/jobs/baker-2"],
    [
      "https://northwind.example/jobs?dept=1234567&title=cook",
      "https://northwind.example/jobs?dept=1234567&title=baker",
    ],
    ["https://northwind.example/jobs/cook/24103", "https://northwind.example/jobs/baker/24103"],
    ["https://northwind.example/jobs/cook/2", "https://northwind.example/jobs/baker/2"],
    ["https://northwind.example/jobs/b2bsalesmanager-kiel", "https://northwind.example/jobs/b2bsalesmanager-bonn"],
    ["https://northwind.example/graduates-2027", "https://northwind.example/trainees-2027"],
    // Numbers and codes of an employer are none of its postings.
    [`https://system.example/${UUID}/jobs/17`, `https://system.example/${UUID}/jobs/18`],
    [`https://system.example/${UUID}/jobs/17`, `https://system.example/${OTHER_UUID}/jobs/17`],
    [`https://system.example/portal/${UUID}/job?id=17`, `https://system.example/portal/${UUID}/job?id=18`],
    [`https://system.example/portal/${UUID}/job?id=17`, `https://system.example/portal/${OTHER_UUID}/job?id=17`],
    [`https://system.example/jobs?companyId=${UUID}&id=17`, `https://system.example/jobs?companyId=${UUID}&id=18`],
    [
      `https://system.example/jobs?companyId=${UUID}&id=17`,
      `https://system.example/jobs?companyId=${OTHER_UUID}&id=17`,
    ],
    [
      "https://board.example/firm/northwind-1234567/jobs/cook",
      "https://board.example/firm/northwind-1234567/jobs/baker",
    ],
    [
      "https://board.example/jobs?partnerid=25&siteid=5&jobid=17",
      "https://board.example/jobs?partnerid=26&siteid=5&jobid=17",
    ],
    ["https://www.linkedin.com/jobs/search/?keywords=sail", "https://www.linkedin.com/jobs/search/?keywords=rope"],
    ["https://m.org/jobs/7", "https://example.m.org/jobs/7"],
    ["https://a.board.example/jobs/123456", "https://b.board.example/jobs/123456"],
    ["https://board.example/northwind/jobs/12", "https://board.example/contoso/jobs/12"],
    ["https://boards.greenhouse.io/northwind/jobs/4123456", "https://boards.greenhouse.io/contoso/jobs/4123456"],
    ["https://one.example/jobs/1234567", "https://other.example/jobs/1234567"],
  ])("of %s is not that of %s", (one, other) => {
    expect(isSamePosting(one, other)).toBe(false);
  });

  it.each([
    "https://jobs.example.org/",
    "https://www.example.org?utm_source=x",
    "jobs",
    "https://",
    "",
    null,
    undefined,
  ])("is none for %j", (address) => {
    expect(sourceKeyOf(address)).toBeNull();
  });
});
