import type { LanguagePack } from "./pack.js";

/** English. */
export const en: LanguagePack = {
  code: "en",
  stopWords: "the and of to for with you we our your is are will in on as be this that or at from have role team work",
  telling: "",
  months:
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec",
  headings: {
    description: `
      about (?!you\\b|your\\b).{2,50}; about us; who (?:we are|is .{2,30});
      (?:the |our )?(?:company|organi[sz]ation|team|opportunity|position|role|job|internship|department|story|mission|vision|project|client|program(?:me)?);
      (?:company|job|role|position|team|general|project) (?:description|overview|summary|profile|information|details|purpose|background);
      (?:description|overview|summary|introduction|background|purpose|intro|context);
      the (?:job|role|position)(?: in brief| at a glance)?;
      our (?:values|culture|story|mission|team|company|client|purpose); what we do; what we're building;
      meet (?:us|the team|.{2,20}); job purpose; purpose of (?:the )?(?:role|job|position); what is .{2,25};
      what(?:'s| is) the opportunity; more about .{2,30}; position title; vacancy; welcome`,
    responsibilities: `
      responsibilit(?:y|ies); accountabilit(?:y|ies); duties(?: (?:and|&) responsibilities)?; responsibilities (?:and|&) duties; tasks?; job duties; role responsibilities;
      role and responsibilities; roles? (?:and|&) responsibilities; day[- ]to[- ]day;
      a (?:typical )?day in (?:the|your) (?:life|job); (?:a )?typical day; essential functions;
      what you(?:'ll| will|'d| would|'re going to| are going to)? (?:do|be doing|work on|be working on|own|build|deliver|achieve|drive|lead|be responsible for|tackle|focus on|accomplish);
      what (?:the|this) (?:job|role|position) (?:involves|entails|includes|looks like);
      what(?:'s| is) the (?:job|role); in (?:this|your|the) (?:new )?(?:role|position|job);
      as an? .{2,60},? you(?:'ll| will); you(?:'ll| will)(?: be(?: responsible for)?)?;
      you will be (?:responsible for|doing); how you(?:'ll| will) (?:make an impact|contribute|help|spend your time);
      mission; impact; scope of work; key (?:activities|deliverables|result areas|objectives);
      principal (?:duties|accountabilities); main (?:activities|focus); job responsibilities; areas of responsibility;
      the work; the job you will do; your role; your contribution; your job; what you can expect to do;
      what we need you to do; what you get to do; the challenge; position responsibilities; responsible for;
      projects?`,
    requirements: `
      the person; requirements?; qualifications?; skills?; experience;
      (?:job|role|position|candidate|minimum|basic|preferred|technical|core|key|required|desired|essential|additional|general) (?:requirements?|qualifications?|skills?|experience|knowledge|competenc(?:y|ies)|criteria);
      competenc(?:y|ies); who you are; about you;
      what (?:you(?:'ll| will|'d| should| must)? (?:need|bring|have|be bringing|possess)|we(?:'re| are) (?:looking|searching) for|we (?:look for|need|want|expect|require|seek)|you should (?:have|bring)|it takes|makes you .{2,30}|you need .{0,20});
      what you(?:'ll| will)? bring.{0,20}; what we expect.{0,15}; who we(?:'re| are) looking for;
      (?:the |our |your )?ideal (?:candidate|applicant|profile|person); candidate (?:profile|requirements); profile;
      must[- ]haves?; nice[- ]to[- ]haves?; bonus(?: points)?(?: if you.*)?; good to have; (?:a|big) plus(?:es)?;
      preferred; desirable; desired; essential; (?:essential|desirable|selection) criteria; person specification;
      education; education (?:and|&|/) (?:experience|training);
      (?:skills?|knowledge|experience|education|qualifications?)(?:,| and| &|/) .{3,40};
      to be (?:successful|considered).{0,40}; to (?:succeed|thrive|be a (?:good|great) fit).{0,30};
      you (?:have|bring|are|need|must have|should have|might be|may be|could be); you(?:'ve| have) got;
      you(?:'re| are) (?:a good fit|a great fit|the right person|someone who).{0,20}; is this you; sound like you;
      does this sound like you;
      we(?:'d| would) (?:love|like|be excited|be thrilled) (?:to hear|to see|it if|to meet|to talk|if you).{0,40};
      it(?:'s| is| would be)? (?:a )?(?:plus|great|bonus|nice|advantage) if.{0,40};
      your (?:profile|background|skills|know-how|experience|expertise|qualifications|toolbox);
      about your (?:skills|experience); eligibility; license[s]?; certifications?; languages?; knowledge; abilities;
      what (?:will|would) make you .{2,30}; we(?:'re| are) looking for; looking for;
      you(?:'ll| will) (?:have|need|bring|be a great fit); the (?:right person|successful candidate|must-haves);
      prerequisites; experience in at least.{0,30}; some of our .{0,20}requirements; extra credit; also great;
      even better`,
    perks: `
      benefits?(?: .{2,40})?; perks?(?: .{2,40})?;
      what we (?:offer|can offer|provide|have to offer|give you|promise)(?: .{0,15})?; we offer(?: you)?(?: .{0,15})?;
      we can offer(?: you)?; what(?:'s| is) in it for you;
      what you(?:'ll| will| can)? (?:get|receive|gain|enjoy)(?: .{0,20})?;
      why (?:join|work (?:at|for|with|here)|us|you(?:'ll| will| should)|choose|apply|this|we|come|be|.{2,25}\\?*)(?: .{0,30})?;
      reasons to (?:join|work|love).{0,20}; compensation(?: .{2,30})?;
      (?:pay|salary|remuneration|rewards?)(?: and| &) (?:benefits|perks|rewards|conditions);
      (?:employee|employment|our|total|company|staff|additional|other|us|usa|uk) (?:\\S+ )?(?:benefits|perks|rewards)(?: .{0,20})?;
      our offer; rewards?; in return(?: .{0,20})?; package;
      how we(?:'ll| will)? (?:take care of|look after|support|reward) you.{0,10}; life at .{2,25};
      working (?:at|for|with) (?:us|.{2,25}); our promise to you;
      the (?:perks|benefits|good stuff|package|offer|deal); what we(?:'ve| have) got for you; interested\\? we offer;
      some of (?:our|the) (?:benefits|perks).{0,20}; what you can expect(?: from us)?;
      here(?:'s| is) what (?:you get|we offer|you'll get)`,
    other: `
      how to apply(?: .{0,20})?; (?:to )?apply(?: .{0,25})?;
      (?:the |our )?(?:application|hiring|interview|recruitment|selection|interviewing) (?:process|instructions|details|information|deadline|steps|procedure|timeline);
      application; contact(?: .{0,25})?; (?:equal|eeo|diversity|inclusion|equality).{0,60}; privacy.{0,30};
      interested; ready to (?:apply|join).{0,20}; next steps;
      (?:closing|start|posting|posted|application) date.{0,30}; deadline(?: .{0,20})?; (?:working|office) hours;
      working (?:time|conditions); location(?: .{0,15})?;
      (?:additional|other|important|further|practical|legal|more) (?:information|info|notes?|details); disclaimers?;
      (?:tech|our) ?stack; technologies(?: we use)?; similar jobs; supplemental (?:information|questions?); related jobs; recommended .{2,20}; questions;
      join us; note(?: to .{2,20})?; please (?:note|submit|send).{0,30}; accommodations?(?: .{0,30})?;
      our commitment.{0,40}; (?:the )?fine print; e-?verify; keywords; tags; share(?: .{0,20})?; employer questions;
      what happens next; ready to .{2,60}; physical (?:demands|requirements); work environment; travel;
      (?:contract|employment|job|work) type; start; schedule; reports to; our tools; follow us; salary(?: range)?;
      hours; the process; opening hours; address; info; about the application; agency notice; recruiters?`,
  },
  headingWords: {
    responsibilities:
      "do doing duties responsib task tasks deliver accountab involve involves day week mission performance",
    requirements:
      "profile candidate bring need needs require requir qualif skill skills experience ideal seeking essential desirable criteria thrive have person after background strengths looking fit",
    perks: "offer get benefit perk perks reward return give package enjoy stuff receive perks",
  },
  cues: {
    description: `
      founded headquarter company companies mission vision startup leading leader global customers clients group family trusted world believe backed
      funding founded story values culture market owned since employees offices industry innovative established opportunity seeking joining growing hiring`,
    responsibilities: `
      responsible responsibl develop build design implement maintain manage lead coordinat support ensur collaborat deliver drive own create write review
      monitor prepare analy plan organi oversee assist conduct perform report troubleshoot mentor participate contribut identify improve optimi handl
      negotiat train supervis execut defin translat document test deploy automat communicat liais duties assign daily you'll`,
    requirements: `
      experience experienc year degree bachelor master's phd diploma knowledge skill ability able proficien fluent familiar understanding qualif required
      require must strong excellent proven demonstrated background certif license licence preferred bonus nice plus ideally comfortable passion passionate
      willing attention communicat team-player self-starter detail english graduate graduat education equivalent track-record mindset hands-on expertise desirable essential advantage`,
    perks: `
      benefit perk vacation holiday insurance pension 401 401k bonus equity dental medical vision health healthcare paid flexible gym lunch snacks coffee
      remote-friendly hybrid discount offer salary competitive allowance stipend budget parental leave wellbeing wellness stock option options shares pto
      free subsid career development training opportunities childcare laptop macbook events retreat reimburse retirement sabbatical birthday fruit parking superannuation`,
    other: `
      apply application applications applicant cv resume cover email e-mail contact submit equal employer discriminat regardless race gender religion disability disabilities
      accommodation privacy sponsorship visa recruit interview process deadline closing phone website click link cookie veteran orientation agencies unsolicited gdpr reasonable background-check`,
  },
  labels: {
    jobTitle:
      "job title; position(?: title)?; title; role(?: title)?; job(?: name)?; vacancy; post(?: title)?; job role; position name; opening",
    companyName:
      "company(?: name)?; employer; organi[sz]ation(?: name)?; hiring (?:company|organi[sz]ation); business; firm; institution; client; agency name",
    recruitmentAgency:
      "(?:recruit(?:ment|ing)|staffing|employment) (?:agency|company|firm|partner|consultancy); agency; recruiter; posted by; advertiser",
    location:
      "(?:job |work |office |base |primary |position |duty )?locations?; (?:place|city) of (?:work|employment); workplace; workstation; duty post; stationed at; based(?: in)?; city; town(?:/city)?; suburb; where; work ?site; site; location of (?:job|work|position); office; place of work; region; duty station",
    salary:
      "(?:base |annual |hourly |starting |monthly |gross |advertised |estimated |expected )?(?:salary|pay|compensation|wage|remuneration|rate|stipend|package)(?: (?:range|rate|band|scale|level|details|information|per annum|pa|grade))?; hourly rate; day rate; ote; salary & benefits; pay & benefits",
    term: "(?:job|employment|contract|position|work|vacancy|appointment|role|engagement) (?:type|status|term|category|schedule|basis|nature); type(?: of (?:employment|contract|position|job|work))?; status; term; contract; duration; hours; schedule; work(?:ing)? (?:time|hours|pattern|type); time type; shift; basis; commitment; tenure; contract length; seniority type; nature of (?:job|work|employment)",
    referenceNumber:
      "(?:job |vacancy |position |our |advert |posting |requisition |application )?(?:ref(?:erence)?|req(?:uisition)?|code)(?: (?:no|number|code|nr|id|#))?; (?:job|requisition|req|vacancy|posting|position|advert|opening) ?(?:id|no|number|code|nr|#|identification|ref(?:erence)?); ref; id; quote(?: ref(?:erence)?)?; reference code",
    publishedDate:
      "(?:date )?(?:posted|published|advertised|listed)(?: on| date| at)?; (?:posting|publication|publish|post|advertising|opening|posted) date; date(?: of (?:publication|advert|advertisement|posting|issue))?; opens; job posted; open(?:ing)? date; listing date",
    applicationDeadline:
      "(?:application |closing |submission |final )?deadline(?: date| for applications?| to apply)?; clos(?:ing|es|e)(?: date| on)?(?: for applications)?; apply (?:by|before|until); appl(?:ications?|y) (?:close[sd]?|due|deadline|closing)(?: date| on| by)?; last (?:date|day)(?: (?:to|for) (?:apply|applications?|applying))?; expir(?:es|y|ation)(?: date| on)?; valid (?:until|through|till); due date; end date for applications; job expires",
    ignored:
      "contact(?: person| us)?; phone; tel(?:ephone)?; mobile; e-?mail; website; web; url; link; apply; start(?:ing)?(?: date)?; department; team; industry; category; reports? to; travel; education(?: level)?; languages?; openings; stack; number of .{2,20}; experience(?: level)?; seniority(?: level)?; job function; sector; function; working conditions; level; grade; visa; working hours; interview .{2,20}; note; vacancies; applicants; work permit; remote(?: work)?; size; company size; founded",
  },
  terms: {
    "Full-time": "full[ -]?time; 40 hours(?: per| a|/) ?week; fulltime; 37\\.5 hours; 38 hours",
    "Part-time": "part[ -]?time; parttime; job[ -]share",
    Contract:
      "contract(?:or)?(?= |$|[,).(/]); fixed[ -]term; temporary; temp; freelance; interim; contract-to-hire; maternity cover; limited[ -]term; seasonal; casual; per diem",
    Internship: "intern(?:ship)?s?; co-?op; trainee(?:ship)?; work[ -]placement; apprentice(?:ship)?; working student",
    Permanent: "permanent; indefinite; regular employment; open-ended",
  },
  occupations: `
    engineer developer manager analyst designer architect consultant specialist director assistant administrator coordinator officer technician accountant nurse teacher
    scientist researcher programmer executive representative associate intern lead head supervisor advisor adviser writer editor editorial producer operator driver chef cook barista waiter
    cleaner clerk cashier mechanic electrician plumber carpenter welder lawyer attorney paralegal counsel physician doctor therapist pharmacist dentist psychologist counselor counsellor tutor
    lecturer professor planner buyer recruiter marketer strategist copywriter translator controller auditor bookkeeper receptionist secretary guard agent broker surveyor inspector
    ecologist biologist chemist physicist statistician sysadmin devops sre owner master president partner principal fellow postdoc apprentice trainee worker labourer laborer
    handyman fitter gardener roofer plasterer joiner mason glazier ranger veterinarian vet solicitor porter groundskeeper lifeguard surveyor caretaker carer caregiver midwife paramedic firefighter pilot steward attendant host bartender baker butcher florist stylist hairdresser instructor trainer coach
    foreman superintendent estimator machinist assembler packer picker forklift warehouse merchandiser ambassador evangelist guru ninja librarian curator archivist journalist photographer
    videographer animator illustrator artist actor musician tester salesperson seller underwriter actuary trader banker teller cto ceo cfo coo chief vp graduate student practitioner generalist`,
  beforeTitle: `
    (?:we are|we're|is|are|currently|now|team) (?:currently |now |actively |also |presently )?(?:looking for|seeking|hiring|searching for|recruiting(?: for)?|in search of|looking to (?:hire|recruit|appoint|add|bring on)) (?:an?|our (?:next|new|first|second)|the|\\d(?:-\\d)?|\\S+ed|talented|experienced|several|two|three);
    (?:looking for|seeking|hiring|recruiting|searching for|need|require[sd]?|seeks|requires|wants) (?:an?|our next|their (?:next|second|first));
    (?:join|joining) (?:us|our .{0,30}team|the team|.{2,40}) as (?:an?|our(?: next| new| first)?|the); as (?:an?|our)(?: new)?; (?:the|this) (?:role|position|post|job) of (?:an?)?; (?:vacancy|opening|opportunity|opportunities|position) (?:for|as) (?:an?)?; responsibilities of (?:the|an?);
    responsibilities for (?:the|an?); the ideal candidate for (?:the|our|this)`,
  afterTitle:
    "to who with that which join joining and\\s+you based you'll you will for at in on is have where will whose located reporting responsible working role position within across from",
  beforeCompany: "we are; at; join; joining; about; with; why; here at; for; of",
  afterCompany:
    "is (?:an?|the|one of|looking|seeking|hiring|currently|on|proud|committed|building|now|dedicated|transforming|recruiting|growing|searching|your|home|where|redefining|creating|revolutioni[sz]ing|backed|headquartered|based|part of|expanding|among); are (?:looking|seeking|hiring|an?|the|proud|recruiting); was founded; has (?:been|made|grown|over|more|an); (?:builds|offers|provides|helps|develops|seeks|designs|delivers|makes|specialises|specializes|operates|enables|works|believes|creates|connects|powers|supports|values|serves|empowers|brings|wants|needs|requires|combines|invites)",
  agency:
    "our (?:\\S+ )?client(?=[,.:]|'s| -| (?:is|are|has|in|based|who|seeks|needs|a|an|the|currently|located|offers|for)(?![a-z])); on behalf of (?:our|a|an|my|their) (?:\\S+ ){0,4}(?:client|company|organi[sz]ation|business|employer); my client; (?:i'm|i am|we're|we are) (?:currently )?(?:representing|partnering with|partnered with|working with|working on behalf|recruiting for|recruiting on behalf|supporting) (?:an?|our|one of); client of ours; acting as an employment (?:agency|business); is acting as an employment; confidential client; retained (?:by|search); partnered (?:exclusively )?with an?",
  beforeLocation:
    "based in; based out of; located in; position in; role in; office in; offices in; our; in; at our; from our; out of our; onsite in; on-site in; hybrid in; to our",
  beforePublished:
    "posted(?: on)?; published(?: on)?; date posted; advertised(?: on)?; listed(?: on)?; reposted; re-posted; active since; opened(?: on)?",
  beforeDeadline:
    "apply (?:by|before|until|no later than|latest); applications? (?:close[sd]?|must be (?:received|submitted)|are (?:accepted|due|open)|should be (?:received|submitted|sent)|will be accepted|accepted|due|deadline|received)(?: on| by| until| before| no later than| at| is)*; closing date(?: for applications)?(?: is)?; deadline(?: for (?:applications?|applying|submission|receipt)(?: of applications)?)?(?: is| on)?; (?:job|vacancy|posting|position|advert|listing|offer) (?:close[sd]?|expires|closing|ends)(?: on| at)?; closes(?: on)?; no later than; (?:submit|write|reply) .{3,60} (?:by|before); send .{3,60} (?:by|before|until); open until; valid until; until; closing on",
  relative: {
    days: "# d(?:ays?)? ago",
    hours: "# h(?:ou)?rs? ago",
    weeks: "# w(?:eeks?|ks?)? ago",
    months: "# months? ago; # mo ago",
  },
  longOccupationEnd: "(?:s|ess)?(?![a-z])",
  monthFirstUnless:
    "£; \\buk\\b; united kingdom; \\blondon\\b; australia; new zealand; ireland; \\bltd\\b; \\bplc\\b; organisation",
  verbAfterName: "\\p{Ll}{3,}s",
  usesTermsOfOthers: true,
  // prettier-ignore
  words: {
    pageNumber: "page",
    pageOf: "of",
    mailHeaders: "From; To; Cc; Bcc; Sent; Date; Subject; Reply-To",
    mailSubject: "Subject",
    replyMarks: "fwd?; re",
    forwarded: "forwarded; original",
    hyphenated: "full; part; long; short; self; co; e; non; on; off; well; high; low; multi; cross; end; hands; entry; mid; team; problem; decision; client; customer",
    conjunctions: "and; or",
    navigation: "skip to (?:main )?content; find jobs?; post (?:a )?job; company reviews; salaries; employers?; employers / post job; cookies?; apply(?: now| here| online| today| for this (?:job|position|role)| on company (?:web)?site)?; easy apply; quick apply; save(?: job| this job)?; saved; share(?: this)?(?: job| position)?; print; report(?: this)?(?: job| ad)?; sign ?(?:in|up); log ?(?:in|out); register; menu; home; search(?: jobs)?; back(?: to (?:results|search|jobs|all jobs|job search|top|vacancies|careers|listings))?; jobs; vacancies; careers; my network; messaging; notifications ?\\d*; me; for business; show (?:more|fewer|less|all) options; show match details; skip to search; help; messages; sign in or register; (?:register|log ?in) to apply; send me jobs like this; blog; news; close; next; previous; show (?:more|less); see more; read more; accept(?: all)?(?: cookies)?; cookie (?:settings|policy|preferences); privacy policy; terms(?: of (?:use|service))?; view all jobs; all jobs; job alerts?; create (?:job )?alert; set alert; follow; refer a friend; email (?:this )?job; copy link; contact us; download (?:pdf|app); promoted; new; actively hiring; be an early applicant; see who .{2,40} has hired for this role; over \\d+ applicants; \\d+ applicants; am i a good fit.*; tailor my resume.*; how your profile .{3,60}",
    otherJobs: "(?:other|similar|related|recommended|more|latest|featured) (?:jobs?|vacancies|positions|openings|opportunities|roles)(?: .{0,40})?; jobs (?:like this|you (?:may|might) .{2,20}|for you); people also (?:viewed|applied).{0,20}; you (?:may|might) also (?:like|be interested).{0,30}",
    boardNames: "jobs; careers?",
    pageTitleLead: "job; jobs?; vacancy; career",
    careersHeadings: "careers?; jobs?; vacanc(?:y|ies); open positions; join (?:us|our team); work (?:with|for) us",
    pageTitleHiring: "(?:is )?hiring",
    pageTitleIn: "in",
    applicationFor: "Job Application for; Jobs? at .{2,40}:",
    applicationAt: "at",
    pageTitleAt: "at",
    boardSections: "jobs?; careers?",
    boardSectionsAt: "at",
    employerLineAt: "at; by",
    afterCopyright: "All[ ]; Privacy",
    notCopyrightHolder: "all; by",
    placeholders: "n\\/?a; none; null; undefined; unknown; not (?:displayed|specified|available|applicable|disclosed|provided|stated); tb[ad]; to be (?:determined|confirmed|announced); see (?:description|below|advert); other; default; confiden[tc]ial\\w*; anonymous; company confidential; untitled",
    headingLead: "the; an?; our; your; key; main; core; job; primary; essential; major; general; typical; specific; principal; overall; some; and",
    jobWords: "position; role; job; contract; employment; basis; intern",
    outlook: "view to; possibility of; potential to become",
    termsOfOthers: "contract; temp; casual; interim; freelance; seasonal",
    schoolWords: "stud(?:ent|i|y|er); school",
    occupationEndings: "s",
    titleLead: "job(?: opening| title| offer)?; vacancy; position; we(?:'re| are) hiring; hiring; now hiring; wanted; fwd?; re",
    titleTail: "(?:full|part)[- ]time; remote; hybrid; home ?office; on-?site; freelance; permanent; contract; fulltime; parttime; start .{2,25}",
    titleAside: "remote; hybrid; home ?office; time; paid; office",
    titleBeforeEmployer: "at",
    titleBeforeTown: "in",
    titleModifiers: "talented; experienced; motivated; passionate; enthusiastic; dynamic; skilled; dedicated; highly; strong; new; great; creative; driven; hands-on; self-driven; ambitious; proactive; outstanding; full[- ]time; part[- ]time; additional; exceptional; and",
    notTitleOpenings: "we; you; our; join; are; do; is; the; this",
    genderMarks: "all genders?",
    greetings: "hi; hello; hey; dear; good (?:morning|afternoon); morning; new; promoted; urgent",
    companyCertainlyBefore: "we are; at; join; joining; about; here at",
    clientBefore: "at",
    onBehalf: "on behalf of; (?:recruit|hir|search)ing for",
    articles: "the",
    aboutCompany: "about; join; why(?: join| work (?:at|for|with))?; who is; working at; life at; meet",
    nameWords: "and; of; for",
    companyJoin: "and",
    beforeNames: "The; At; Here at; Join; We are; Working (?:at|for); In; Our client,?; Call; Contact; Mail; Welcome to; Founded in \\d{4},; A; at; for; from; by; the; in; a",
    notNames: "The; This; These; That; Our; Your; We; You; It; He; She; They; There; What; Who; Why; How; When; Where; If; As; In; At; On; For; With; From; To; By; An?; And; Or; All; Job; Jobs; Role; Position; Team; Company; Work; Working; About; Description; Requirements; Benefits; Responsibilities; Experience; Full; Part; Remote; Location; Salary; Apply; Join; Please; Candidates?; Applicants?; Successful; Ideal; Reporting; Based; Monday; Tuesday; Wednesday; Thursday; Friday; Saturday; Sunday; January; February; March; April; May; June; July; August; September; October; November; December; English; German; French; Spanish; Dutch; AI; IT; HR; CV; CEO; CTO; EU; UK; US; USA; SQL; API; Manager; Engineer; Developer; Interested; Responsible; Applications?; Equal; Opportunity; Employer; Mission; Vision; Culture; Europe; World; Today; Every; Each; Some; Many; More; Most; Everyone; Someone; Anyone; Nothing; Everything; Something; Diversity; Inclusion; Sustainability; Innovation; Home; Office; Care; Health; Great; Good; Best; Help; Let; Here; Now; Also; Since; Founded; Both; Not; No; Yes; So; But; While; Whether; Once; After; Before; During; Through; Over; Under; Within; Without; Across; Between; Among; Because; Then; Than; Those; Their; His; Her; Its; My; Learning; Growth; Leadership; Ability; Strong; Excellent; Knowledge; Skills?; Degree; Bachelor; Master; University; College; School; Department; City; State; Country; Government",
    institutions: "universit\\w*; college; council; borough of; county of; city of; district; board; trust; foundation; institute; ministry; department of; hospital; clinic; school; academy; association; police; cooperative",
    agencyWords: "recruit(?:ment|ing|ers?)?; staffing; headhunt\\w*; executive search; talent (?:solutions|acquisition|partners); resourcing; employment agency; search (?:&|and) selection; talent search; search (?:ltd|limited|partners|consultants)",
    siteWords: "based; located; office; site",
    seeking: "is (?:looking|seeking|hiring); seeks",
    saysTown: "in; near; around",
    townListJoin: "or; and",
    besideTown: "or; and; hybrid\\w*; onsite; on-site; area; region; office",
    basedAfterTown: "based(?! on)",
    manyTownsBefore: "offices?; locations?; customers; clients",
    manyTownsAfter: "and",
    remote: "(?:100 ?% |fully |full )?remote(?:ly)?; home[- ]?office; work from home; wfh; telecommute",
    workplaceFacts: "hybrid\\w*; on-?site; shift",
    workplaceWords: "hybrid; remote; on-?site; in-?office; home office",
    workplaceNotes: "remote; hybrid; home",
    workplaceAfterDash: "hybrid; remote; on",
    streetsAfterName: "Street; St\\.?; Road; Rd\\.?; Avenue; Ave\\.?; Lane; Drive; Dr\\.?; Boulevard; Blvd\\.?; Way; Square; Court; Place; Parkway; Highway",
    today: "today; just now; just posted",
    yesterday: "yesterday",
    one: "an?",
    dateWords: "today; yesterday",
    ordinals: "st; nd; rd; th",
    ordinalsAfterMonth: "st; nd; rd; th",
    beforeMonth: "of",
    beforeYear: "of",
    published: "posted; published; advertised; date",
    applying: "appl(?:y|ic); \\bcv\\b; deadline; clos(?:e|ing); vacan; send; submit; expir; valid",
    contractEnds: "contract; fixed; temporary",
    referenceNouns: "job; vacancy; position; posting; requisition",
    referenceNumberWords: "id; no; number; code",
    referenceEndings: "erence",
    referenceAfterRef: "no; number; code; id",
    referenceNames: "reference; req(?:uisition)?[- ]?(?:id|no|number|nr|#); job ?#; post no",
    referenceBeforeCode: "no\\.?; number; code; id; is",
    quoting: "quot; ref; subject; mark; code; cit(?:ing|ando); number",
    payWords: "salar; \\bpay\\b; compensation; wage; remunerat; \\brate\\b; \\bote\\b; stipend; gross; \\bbase\\b; earn; day rate",
    notPay: "million; billion; milli; funding; \\bfund; raised; revenue; turnover; budget; bonus; allowance; stipend of; voucher; referral; reimburs; assets; customers; clients; employees; stock; shares; invest; discount; insurance; per annum for; 401; ticket; subsidy; learning; development; personal; certificat; equipment; students?; users",
    payGross: "gross; in",
    payPer: "per; a; an; p\\.; each; the; at",
    payPeriods: "hour; hr; ph; h; day; week; month; mth; year; yr; annum; annually; yearly; monthly; hourly; daily; weekly; p\\.?\\s?a\\.?; pa; p\\.?\\s?m\\.?; p/m",
    payHours: "hour; hr",
    payFrom: "from; between; up to; upto",
    payTo: "to; and",
    payToBare: "to",
    weWords: "we; our; us",
    offerWe: "we",
    offerCan: "can",
    offers: "offer; pay you; pay above; provide you; (?:in return,? )?you(?:'ll| will)? (?:get|receive|enjoy)",
    youWill: "you(?:'ll| will)",
    youDo: "the (?:successful )?(?:candidate|role holder) will; you (?:manage|build|lead|run|plan|support|work|design|develop|prepare)",
    youHave: "(?:we'd love you to|you should|ideally,? you); you(?:'ve| have| are|'re| bring| possess)",
    years: "years?; yrs",
    cvWords: "cv; resume; portfolio and",
    howToApply: "(?:send|submit|forward|email) (?:us )?(?:your|a|an)[ ]; (?:with|attach) your (?:cv|resume); apply (?:now|today|online|via|through|by|here|directly); to apply; please contact; for (?:further|more) information; informal (?:chat|discussion|visit); look forward to (?:hearing|receiving|your); closing date; application deadline; drop in with",
    legalNotes: "all rights reserved; equal[- ](?:opportunit|employment); safeguarding; dbs check; rehabilitation of offenders; discriminat; regardless of; without regard; reasonable (?:accommodation|adjustment); inclusive (?:community|environment|workplace|culture); diversity (?:and|&); background check; agency (?:calls|resumes|submissions); recruitment agencies; unsolicited; privacy (?:policy|notice|statement); gdpr; personal data; art(?:icle|ikel|\\.) 13",
    equalityGrounds: "race; religion; gender",
    equalityGroundsAfter: "age; disabilit; sexual; orienta",
    closings: "(?:kind|best|warm)(?:est)? (?:regards|wishes); regards; (?:many )?thanks; sincerely; yours (?:sincerely|faithfully)",
  },
};
