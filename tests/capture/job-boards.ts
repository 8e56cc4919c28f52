import { OTHER_UUID, UUID, type SystemAddresses } from "./applicant-systems.js";

/** The address of a posting. */
export const LINKEDIN = "https://www.linkedin.com/jobs/view/4012345678";

/** Boards with adverts of many employers, and own sites. */
export const JOB_BOARDS: readonly SystemAddresses[] = [
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
