/** The adverts of the scenario, by their employers. */
export type Adverts = Readonly<Record<"tidewater" | "brindle" | "oakline" | "lanternfish", string>>;

/** Returns invented adverts, as if copied from a page; their dates count from the given day. */
export function advertsOf(today: Date): Adverts {
  const iso = (daysAgo: number): string => new Date(today.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const day = (daysAgo: number): string => LONG.format(new Date(iso(daysAgo)));
  return {
    tidewater: `Data Analyst, Grid Balancing
Tidewater Grid · Full-time
Location: Port Ellery
Ref TWG-0417 · Published ${day(38)}

Tidewater Grid keeps the lights on along four hundred kilometres of coast. We forecast tides, wind and demand, and our balancing desk buys and sells power by the quarter of an hour.

What you will do
- Turn a hundred million meter readings a day into answers the balancing desk can act on
- Own the dashboards that tell us when a forecast goes wrong, and why
- Explain what you found to engineers, traders and the people who answer the telephone

What you bring
- Three years or more of SQL and Python with data you did not collect yourself
- You have been wrong in public, and said so
- Time series without fear; energy markets you can learn here

What we offer
- Salary: EUR 56,000 - 64,000
- 30 days off, and a day each month to learn
- Two days a week from home, or from our boat house

Apply by ${day(-6)} with a CV and one page on an analysis that changed somebody's mind.`,
    brindle: `Analytics Engineer (m/f/x)
Company: Brindle Maps
Location: Sankt Orlen, or remote within Europe
Contract type: Full-time
Salary: EUR 62,000 - 70,000
Reference: BM-2291
Posted: ${iso(32)}

About us
Brindle Maps draws the walking maps that cities hang up at their bus stops. Forty people, three cats, eleven million walkers a year.

Your tasks
- Build the models between raw survey data and the maps our cartographers draw
- Keep them tested, documented and quick
- Help three product teams to answer their own questions

Your profile
- SQL that you would show to a stranger
- Experience with version control and automated tests for data
- Good written English; German is welcome, not required

Benefits
- 28 days of holiday
- A public transport ticket
- A budget for conferences and books`,
    oakline: `Planning Analyst - Timetables
Employer: Oakline Rail
Recruitment agency: Second Bell Talent

Location: Hollin Junction (hybrid, three days in the office)
Salary: GBP 41,000 - 46,000
Employment type: Permanent, full-time
Reference: SBT/8830
Date posted: ${day(24)}
Closing date: ${day(-13)}

The role
Our client Oakline Rail runs the branch lines between Hollin and the sea. You will find out where its trains lose their minutes, and give the planners what they need to win them back.

Responsibilities
- Measure delays from signal data, and tell causes from symptoms
- Model what a changed timetable does to connections
- Present to drivers' representatives and to the board in the same week

Requirements
- A degree with numbers in it, or the experience to match
- Python or R, and a good eye for a misleading chart
- Interest in how railways really work

Benefits
- Free travel on all Oakline services
- 27 days plus bank holidays
- Defined-benefit pension`,
    lanternfish: `Insight Lead
Lanternfish Health
Location: Marrow Bay
Full-time · Published ${day(47)} · Job ID LFH-77

Lanternfish Health runs night clinics for people who work when others sleep.

Responsibilities
- Lead a team of four analysts
- Decide with the clinics what is worth measuring
- Publish what we learn, also when it is inconvenient

Requirements
- Experience in leading a small team
- Health data handled with care, and the law known
- Calm at two in the morning, once a quarter

We offer
- EUR 74,000 a year
- 32 hours a week are possible
- Supervision and a proper induction`,
  };
}

const DAY_MS = 24 * 60 * 60_000;
const LONG = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Job details of which nothing is known. */
export const NO_FIELDS = {
  jobTitle: null,
  location: null,
  salary: null,
  jobDescription: null,
  perksAndBenefits: null,
  jobRequirements: null,
  jobResponsibilities: null,
  referenceNumber: null,
  publishedDate: null,
  term: null,
  companyName: null,
  recruitmentAgency: null,
  applicationDeadline: null,
  companyAddress: null,
  recruitmentAgencyAddress: null,
  advertText: null,
  sourceUrl: null,
};
