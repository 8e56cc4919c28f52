/**
 * The short word lists of a language; one that a language does not need is left out.
 * Each is matched in adverts of every language, since adverts mix them. Patterns are separated by `;`. Matching ignores
 * case and accents unless the entry says otherwise.
 */
export interface WordLists {
  // Text that was pasted.
  /** "Page" in "Page 2 of 3". Accents count. */
  readonly pageNumber?: string;
  /** "of" in "Page 2 of 3". Accents count. */
  readonly pageOf?: string;
  /** Names of the lines of a mail's header, as written. Case and accents count. */
  readonly mailHeaders?: string;
  /** The name of the subject line of a mail. Accents count. */
  readonly mailSubject?: string;
  /** Marks before the subject of an answered or forwarded mail ("Re:"). Accents count. */
  readonly replyMarks?: string;
  /** Words that begin the line above a forwarded mail. Accents count. */
  readonly forwarded?: string;
  /** First parts of words that keep their hyphen when a line broke after it. Accents count. */
  readonly hyphenated?: string;
  /** Words between two halves of a pair ("Vor- und Nachmittag"). Accents count. */
  readonly conjunctions?: string;

  // Pages and job boards.
  /** Whole lines that are buttons and menu entries of a page. */
  readonly navigation?: string;
  /** Whole lines that announce a list of other jobs. */
  readonly otherJobs?: string;
  /** Words that name the job board itself in a page's title. Accents count. */
  readonly boardNames?: string;
  /** Words before the job title in a page's title ("Vacancy: ..."). Accents count. */
  readonly pageTitleLead?: string;
  /** Headings of a list of jobs rather than of one of them. Accents count. */
  readonly careersHeadings?: string;
  /** Titles, headings and buttons of a page that asks the reader to sign in or to register. */
  readonly signIn?: string;
  /** Titles and lines of a page that asks whether a person or a program reads it. */
  readonly challenges?: string;
  /** "is hiring" in "Acme is hiring fitters in Elmfield". Accents count. */
  readonly pageTitleHiring?: string;
  /** "in" in "Acme is hiring fitters in Elmfield". Accents count. */
  readonly pageTitleIn?: string;
  /** "Job application for" in a page's title. Accents count. */
  readonly applicationFor?: string;
  /** "at" in "Job application for fitter at Acme". Accents count. */
  readonly applicationAt?: string;
  /** "at" in "Fitter at Acme", the title of a page. Accents count. */
  readonly pageTitleAt?: string;
  /** "Jobs" in "Jobs at Acme". Accents count. */
  readonly boardSections?: string;
  /** "at" in "Jobs at Acme". Accents count. */
  readonly boardSectionsAt?: string;
  /** "at" in front of an employer's name in a line of its own. Accents count. */
  readonly employerLineAt?: string;
  /** Words after the name in a copyright line ("All rights reserved"). Accents count. */
  readonly afterCopyright?: string;
  /** Words that begin a copyright line without a name. Accents count. */
  readonly notCopyrightHolder?: string;
  /** Values that mean "nothing given". Accents count. */
  readonly placeholders?: string;

  // Headings, and the terms of a contract.
  /** Articles, possessives and adjectives before the key word of a heading. */
  readonly headingLead?: string;
  /** Beginnings of words beside which a term of employment describes the job. */
  readonly jobWords?: string;
  /** Words before a later form of the contract. */
  readonly outlook?: string;
  /** Terms that describe other things in a sentence as often as the job. */
  readonly termsOfOthers?: string;
  /** Short terms that only a job has. */
  readonly certainContracts?: string;
  /** Words beside which a term describes an education. */
  readonly schoolWords?: string;

  // The title of a job.
  /** Endings of a word in `occupations`. */
  readonly occupationEndings?: string;
  /** Words before a title in its line ("Vacancy: ..."). Accents count. */
  readonly titleLead?: string;
  /** Words before a title at the head of its line, without a sign ("as a fitter"). Accents count. */
  readonly titleOpenings?: string;
  /** Last words of a line after which a title goes on in the next ("Head of"). Accents count. */
  readonly titleOpenEnds?: string;
  /** "wanted", before or behind a title. Accents count. */
  readonly titleWanted?: string;
  /** Facts behind a title after a dash ("Fitter - full time"). Accents count. */
  readonly titleTail?: string;
  /** Facts behind a title in brackets ("Fitter (remote)"). Accents count. */
  readonly titleAside?: string;
  /** "at" in "Fitter at Acme". Accents count. */
  readonly titleBeforeEmployer?: string;
  /** "in" in "Fitter in Elmfield". Accents count. */
  readonly titleBeforeTown?: string;
  /** Adjectives before a title in a sentence, and the words that join them. Accents count. */
  readonly titleModifiers?: string;
  /** Words that tell the level of a job and not its kind ("senior"). */
  readonly titleLevels?: string;
  /** Words that begin a sentence and never a title. Accents count. */
  readonly notTitleOpenings?: string;
  /** Marks that only job titles have ("all genders"), besides letters such as (m/f/d). Accents count. */
  readonly genderMarks?: string;
  /** The third part of such a mark where it is no letter. Accents count. */
  readonly genderThirds?: string;
  /** Words that begin a line without a name. */
  readonly greetings?: string;

  // The employer and the agency.
  /** Words after which the employer's name almost surely follows; a part of `beforeCompany`. */
  readonly companyCertainlyBefore?: string;
  /** Words before the place of work in an agency's advert. */
  readonly clientBefore?: string;
  /** Words before the name of the employer whom an agency recruits for. */
  readonly onBehalf?: string;
  /** Articles that may occur between these words and the name. */
  readonly articles?: string;
  /** Words before the name in a heading ("About Acme"). Accents count. */
  readonly aboutCompany?: string;
  /** Small words inside a name ("Marks and Spencer"). Case and accents count. */
  readonly nameWords?: string;
  /** "and" inside a name that ends in a legal form. Case and accents count. */
  readonly companyJoin?: string;
  /** Words that precede a name and are not part of it ("Working at"). Case and accents count. */
  readonly beforeNames?: string;
  /** Articles before a name in a line of its own. Case and accents count. */
  readonly linesBeforeName?: string;
  /** Capitalised words that are not names. Case and accents count. */
  readonly notNames?: string;
  /** Articles that begin a phrase, never a name. Case and accents count. */
  readonly notNameOpenings?: string;
  /** Words that distinguish a public body from a town or a person. */
  readonly institutions?: string;
  /** Words in the names of recruitment agencies. */
  readonly agencyWords?: string;
  /** Whole names of departments and people that hire, with such words in them. */
  readonly hiringRoles?: string;

  // Towns, addresses and where the work is done.
  /** Parts of the wordings of `beforeLocation` after which even an unknown town is one. */
  readonly siteWords?: string;
  /** "is looking for" after the name of a town ("The bakery in Elmfield is looking for"). Accents count. */
  readonly seeking?: string;
  /** Words before the name of a town anywhere in a text. Case and accents count. */
  readonly saysTown?: string;
  /** Small words inside the name of a town ("Frankfurt am Main"). Case and accents count. */
  readonly townParticles?: string;
  /** Words of the post behind the name of a town. Accents count. */
  readonly townTails?: string;
  /** Words between two towns ("Elmfield or Oakham"). Case and accents count. */
  readonly townListJoin?: string;
  /** Words beside a town in a line of its own. */
  readonly besideTown?: string;
  /** Words after the name of a town that make it a municipality. Case and accents count. */
  readonly municipalities?: string;
  /** "based" in "Elmfield-based". Case and accents count. */
  readonly basedAfterTown?: string;
  /** Words that follow a number as a town follows its postcode. Case and accents count. */
  readonly notTownsAfterNumber?: string;
  /** Words before a list of towns that are offices and customers. */
  readonly manyTownsBefore?: string;
  /** "and" inside such a list. Case and accents count. */
  readonly manyTownsAfter?: string;
  /** Wordings of work from anywhere. */
  readonly remote?: string;
  /** Wordings of where and when the work is done, in a line of facts. */
  readonly workplaceFacts?: string;
  /** The same in the position of a town ("remote-based"). */
  readonly workplaceWords?: string;
  /** The same in brackets behind a town. Accents count. */
  readonly workplaceNotes?: string;
  /** The same behind a town and a dash. Accents count. */
  readonly workplaceAfterDash?: string;
  /** Ends of street names before the number ("Hauptstraße 5"). Case and accents count. */
  readonly streetSuffixes?: string;
  /** Kinds of streets after the number ("5 rue ..."). Case and accents count. */
  readonly streetsAfterNumber?: string;
  /** Kinds of streets before name and number ("Calle Mayor 5"). Case and accents count. */
  readonly streetsBeforeNumber?: string;
  /** Kinds of streets after number and name ("5 Main Street"). Case and accents count. */
  readonly streetsAfterName?: string;
  /** Additions to a house number ("5 bis"), with the space before them. Case and accents count. */
  readonly houseNumberAdditions?: string;

  // Dates and references.
  /** Wordings of today that only the day of publication has. */
  readonly justPosted?: string;
  /** Words for 1 in "a week ago". */
  readonly one?: string;
  /** Beginnings of words in a line with the day of publication. */
  readonly published?: string;
  /** Parts of words that identify a date as a deadline for applications. */
  readonly applying?: string;
  /** Parts of words that identify a date as the end of a contract. */
  readonly contractEnds?: string;
  /** Parts of words that identify a date as the first day of work. */
  readonly startsWork?: string;
  /** First words of a reference's name ("job number"). */
  readonly referenceNouns?: string;
  /** Second words of it. */
  readonly referenceNumberWords?: string;
  /** Ends of "ref" ("reference"). */
  readonly referenceEndings?: string;
  /** Words after "ref" ("ref number"). */
  readonly referenceAfterRef?: string;
  /** Other names of a reference. */
  readonly referenceNames?: string;
  /** Words between the name and the code. */
  readonly referenceBeforeCode?: string;
  /** Parts of words of a line that asks to quote a code. */
  readonly quoting?: string;

  // Pay.
  /** Parts of words that identify an amount as pay. */
  readonly payWords?: string;
  /** Parts of words that identify it as something else. */
  readonly notPay?: string;
  /** Grades of a collective agreement, which stand for an amount. */
  readonly payGrades?: string;
  /** "gross" and the like between an amount and its period. */
  readonly payGross?: string;
  /** "per" between an amount and its period. */
  readonly payPer?: string;
  /** Periods of pay. */
  readonly payPeriods?: string;
  /** Beginnings of hours. */
  readonly payHours?: string;
  /** "hours per week" after a number. */
  readonly weekHours?: string;
  /** Words before the share of a full working week ("Pensum 80 %"). */
  readonly workloadWords?: string;
  /** Names of a rate, after which a number needs no currency. */
  readonly rateNames?: string;
  /** Words before the lower or the only amount. */
  readonly payFrom?: string;
  /** Words between two amounts. */
  readonly payTo?: string;
  /** The same where an amount alone makes the range. */
  readonly payToBare?: string;

  // The subject of a line of an advert.
  /** "We" and "our". */
  readonly weWords?: string;
  /** "We" before an offer. */
  readonly offerWe?: string;
  /** "can" before an offer. */
  readonly offerCan?: string;
  /** "to you" before an offer. */
  readonly offerTo?: string;
  /** Verbs of an offer, and wordings of one. */
  readonly offers?: string;
  /** Openings of a sentence on tasks. */
  readonly youWill?: string;
  /** Openings of a sentence that describes an activity. */
  readonly youDo?: string;
  /** Openings of a sentence on requirements. */
  readonly youHave?: string;
  /** "years", after a number. */
  readonly years?: string;
  /** Names of a curriculum vitae. */
  readonly cvWords?: string;
  /** Wordings of how to apply. */
  readonly howToApply?: string;
  /** Wordings of legal notes and of equal opportunity. */
  readonly legalNotes?: string;
  /** Grounds of discrimination that are listed first. */
  readonly equalityGrounds?: string;
  /** Those listed after them. */
  readonly equalityGroundsAfter?: string;
  /** Whole lines that close a letter. */
  readonly closings?: string;
}

/** The name of one of the lists. */
export type WordListName = keyof WordLists;
