/**
 * The weights of the rules, one object for each rule; shares are parts of a whole, scores and confidences
 * add up. `npm run bench:capture` measures the effect of a change.
 */

/** The confidence in an address. */
export const ADDRESS = {
  inLine: 0.72, // Street and postcode in one line.
  overTwoLines: 0.7, // The postcode in the line below.
} as const;

/** The evidence that an agency wrote the advert, up to 1. */
export const AGENCY = {
  early: 0.5, // "Our client" near the top.
  late: 0.3, // "Our client" further down.
  isSpeaker: 0.5, // From here on the author is an agency.
  maySpeak: 0.3, // From here on a name that is an agency's counts as one.
} as const;

/** The confidence in a page's statement about its employer. */
export const EMPLOYER = {
  stated: 0.9, // Below this the advert itself must hold the name.
  unconfirmed: 0.75, // Part that is left of a name that the advert does not hold.
  unconfirmedAddress: 0.5, // The same of a name that is an address.
} as const;

/** The points that one mention adds to a name. */
export const MENTION = {
  asideFactor: 0.85, // Part that is left of a subject that may only be a word at the start of a sentence.
  subjectOfVerb: 1.3, // Name and verb open a paragraph.
  onBehalf: 1.8, // An agency names its client.
  nearTop: 2, // Subject of a sentence in the first lines.
  near: 1.7, // The same a little further down.
  far: 1.2, // The same in the first half.
  veryFar: 0.8, // The same below that.
  certainLead: 1.9, // After words that a company's name follows.
  nounFactor: 0.7, // Part that is left of a name that may be any noun.
  shortLead: 0.35, // After a preposition of one or two letters.
  lead: 0.7, // After any other preposition.
  heading: 1.8, // In a heading such as "About Acme".
  legalEarly: 2.2, // With its legal form, in the upper part.
  legal: 1.6, // With its legal form, below that.
  copyrightOfPage: 1.8, // In the copyright line of a page.
  copyright: 0.9, // In a copyright line of a text.
  agencyName: 1.9, // A name with a word of agencies in it.
  domain: 1.75, // In an address that the text spells out.
  afterAt: 1.75, // After "at" in the title's line.
  aboveFacts: 0.8, // Added for a name alone between title and place.
  besideTitle: 1.35, // First name in a line beside the title.
  secondBesideTitle: 0.7, // A later name in such a line.
  awayFromTitle: 0.4, // A name in the lines around that.
  legalBesideTitle: 1.5, // Added for a legal form.
  institution: 1.2, // Added for a public body.
  institutionNamed: 1.7, // A public body in the first lines.
  repeated: 0.3, // Added for each further occurrence of the name.
} as const;

/** The conversion of mentions into a confidence. */
export const COMPANY = {
  labelledAgency: 0.9, // A labelled agency.
  labelledBelow: 0.82, // A label with the name in the line below.
  labelled: 0.92, // A label with the name beside it.
  client: 0.6, // The place of work in an agency's advert.
  most: 0.9, // The highest confidence from mentions.
  base: 0.28, // The confidence of a name without a mention.
  perPoint: 0.17, // Added for each point of a mention.
  sameKind: 0.2, // Part that is left of a second mention of the same kind.
  likely: 1.2, // From here on a name in the text is told apart from a title beside it.
  shortForm: 0.7, // Part of a short name's mentions that counts for the long one.
  first: 0.25, // Added for the name that comes first.
} as const;

/** The confidence in a date. */
export const DATE = {
  labelled: 0.93, // After a label.
  loose: 0.5, // After words that announce other dates too.
  announced: 0.82, // After words that announce this date.
  bareShare: 0.7, // Part of a line's piece that "3 days ago" must fill.
  bare: 0.7, // "3 days ago" alone beside the title.
} as const;

/** The lines around the title. */
export const HEADER = {
  townShare: 0.5, // Part of a name that a known town must fill.
  placeShare: 0.65, // Part of a line's piece that places must fill.
  nameIsPlace: 0.9, // Part of a name that makes it a place.
  factShare: 0.5, // Part of a line's piece that the kind of work must fill.
} as const;

/** The scores of one line for a section. */
export const LINE = {
  most: 3.2, // The highest score of a line.
  firstWord: 1.1, // The first word of a line.
  word: 0.6, // Any other word.
  opening: 0.9, // The line's first words are the wording of a heading.
  longProse: 0.3, // A long paragraph is description.
  ofUs: 0.5, // Its subject is "us" and not the reader.
  offer: 1.5, // "We offer".
  task: 1, // "You will", and verbs of tasks.
  reader: 1, // "You have".
  years: 0.5, // A number of years.
  legalNote: 2.2, // A legal note.
  howToApply: 1.4, // How to apply.
  cv: 0.8, // A curriculum vitae.
  contact: 1.2, // An address, a link or a telephone number.
  item: -0.7, // A list item is hardly description.
} as const;

/** The confidence in a location. */
export const LOCATION = {
  labelledPostcode: 0.9, // A labelled postcode and town.
  labelledBelow: 0.86, // A label with the town in the line below.
  labelled: 0.93, // A label with the town beside it.
  knownInTitle: 0.68, // A known town in the title.
  saidInTitle: 0.6, // A name in the title that the text calls a town.
  pinned: 0.85, // A line with a pin.
  nearTop: 0.78, // A known town beside the title.
  top: 0.6, // A known town further down.
  remoteOfPage: 0.5, // "Remote" at the top of a page.
  remote: 0.52, // "Remote" at the top of a text.
  numberedRegion: 0.7, // "35 - Rennes", "Rennes (35)".
  townAndRegion: 0.58, // "Elmfield, Oakshire" beside the title.
  saidBesideTitle: 0.57, // A name beside the title that the text calls a town.
  belowEmployer: 0.55, // A name below the employer's.
  besideFact: 0.53, // A name beside pay or hours.
  municipality: 0.54, // The town that a municipality is named after.
  agencyAddress: 0.45, // The address of an agency.
  contactAddress: 0.55, // An address below how to apply.
  address: 0.62, // Any other address.
  onlyTown: 0.05, // Added for the only town of an advert.
  manyTowns: 0.05, // Taken off where there are many.
  spokenOfWork: 0.58, // "Based in Elmfield".
  spoken: 0.5, // "In Elmfield" in the description of the employer.
  perLine: 0.002, // Taken off for each line further down.
  named: 0.5, // The only town that the advert names.
  bracketed: 0.6, // A known town in brackets.
  based: 0.57, // "Elmfield-based".
} as const;

/** The confidence in a reference. */
export const REFERENCE = {
  labelledBelow: 0.8, // A label with the code in the line below.
  labelled: 0.93, // A label with the code beside it.
  named: 0.85, // Named inside a sentence.
  grouped: 0.65, // Letters and digits in groups where references occur.
} as const;

/** The confidence that an amount is pay. */
export const SALARY = {
  labelledBelow: 0.85, // A label with the amount in the line below.
  labelled: 0.95, // A label with the amount beside it.
  grade: 0.56, // A grade of a collective agreement.
  labelledWords: 0.55, // A label with words such as "competitive".
  bareRange: 0.7, // "40000-50000" alone in a line.
  said: 0.75, // "28 - 30k" after a word for pay.
  periodic: 0.66, // "90k-95k a year".
  alone: 0.6, // "41 - 44k" with nothing behind it.
  aloneShare: 0.6, // Part of a line that an amount alone must fill.
  payWord: 0.45, // Added where the line calls it pay.
  period: 0.35, // Added for a period or a range.
  whole: 0.15, // Added for an amount alone in its line.
  header: 0.4, // Added at the top of the advert.
  other: 0.6, // Taken off where the line names other money.
  least: 0.35, // Below this it is no pay.
  most: 0.9, // The highest confidence without a label.
  base: 0.4, // The confidence of an amount without any of these.
} as const;

/** The confidence in the long fields. */
export const SECTION = {
  unheaded: 0.45, // Evidence per line from which lines without a heading count.
  underHeading: 0.2, // The same below a heading in no known wording.
  headed: 0.85, // A section with a heading.
  withoutHeading: 0.55, // A section without one.
  clear: 1.3, // Score from which a paragraph is clearly of one section.
  lead: 0.8, // Its minimum lead over the other sections.
  paragraph: 0.5, // Such a paragraph.
  description: 0.8, // The description.
} as const;

/** The score of a line as a heading. */
export const MARK = {
  accept: 2.2, // From here on, wording included, it is a heading.
  unknown: 1.5, // From here on it is a heading whatever its words.
  wording: 2.2, // Added for a wording that is known for certain.
  weakLeadIn: 0.6, // Below this a line with a colon leads in and heads nothing.
  itemColon: 0.5, // A colon at the end of a list item.
  colon: 1.2, // A colon at the end of another line.
  question: 0.5, // A question mark or an exclamation mark.
  marked: 2, // It is set as a heading.
  capitals: 1, // It is in capitals.
  gapAboveList: 1, // A line alone above a list.
  aboveList: 0.6, // A line above a list.
  belowList: 0.4, // A line below a list.
  alone: 0.9, // A line alone between blank lines.
  aboveParagraph: 0.8, // A line above a paragraph.
  item: 1.2, // Taken off for a list item.
  long: 0.6, // Taken off for many words.
  beforeHeading: 0.5, // Taken off above a heading.
  leadInFirst: 0.8, // A lead-in that begins with the wording.
  leadIn: 0.65, // A lead-in that holds it further on.
} as const;

/** The jobs of a text that holds several; lengths in characters below the title. */
export const SEGMENT = {
  bare: 40, // Less than this below a title is no body.
  headed: 100, // A body with a heading of tasks or requirements, as another has.
  labelled: 100, // A body with two labels that others have as well.
  labelledAlone: 200, // A body with one such label, below a line that only titles look like.
  prose: 300, // A body without either, below such a line.
  headedShare: 0.4, // Part of the text that all bodies must fill.
  proseShare: 0.6, // The same where they have neither headings nor labels.
  wording: 0.6, // Strength above which a heading asks for something.
  lesser: 0.25, // Part of the shortest such body that another job's must have.
} as const;

/** The costs and gains of the sequence of sections. */
export const PATH = {
  stayAfterHeading: 9, // Cost of a change right below a heading.
  change: 5.5, // Cost of a change between two lines.
  nextInOrder: 1, // Taken off the cost of a change to the section that usually follows.
  backwards: 1, // Added to the cost of a change against the usual order of sections.
  changeAtGap: 4.2, // Cost of a change at a blank line.
  changeAfterList: 2, // Cost of a change at the end of a list.
  changeAtUnknownHeading: 1.2, // Cost of a change at a heading in no known wording.
  changeAfterDescription: 1.2, // Cost of a change below "The role", which may announce anything.
  unannounced: 0.15, // Part of these costs that is left in an advert without headings.
  afterword: 2, // Added to "other" for prose below the last list.
  telling: 1.2, // Score from which such prose belongs to a section all the same.
  aboveSections: 1.5, // Added to the description above the first heading.
  otherStart: -2.5, // Where every section but the description starts.
  leadInLine: 1.2, // Added to the description for a sentence that leads in.
  unknownAboveProse: 2, // Added to the description at a heading in no known wording above prose.
  heading: 9, // Added to the section of a heading.
  belowLeadIn: 6, // Added to the section that a sentence leads into.
} as const;

/** The confidence in a term of employment. */
export const TERM = {
  labelled: 0.92, // After a label.
  topLine: 0.8, // In the first lines.
  mainPartShare: 0.3, // Part of a short line that a term must fill.
  mainPartAtTop: 0.75, // Much of a short line at the top.
  mainPart: 0.62, // Much of a short line below.
  shortLine: 0.6, // Inside a short line at the top.
  wholeShare: 0.8, // Part of a line that a term alone must fill.
  whole: 0.62, // Nearly the whole of a line.
  sentence: 0.55, // A sentence about the job.
  hoursInTitle: 0.7, // "Sail maker 80-100 %".
  hoursInShortLine: 0.6, // "32-40 hours per week" in a short line.
  hours: 0.53, // The same in a sentence.
  tie: 0.06, // Terms this close to the best are kept beside it.
} as const;

/** The confidence in a title. */
export const TITLE = {
  labelledFarBelow: 0.6, // A label far below the opening.
  labelled: 0.93, // A label before an occupation.
  labelledOther: 0.75, // A label before other words.
  leastLook: 0.35, // Lines below this are no candidates.
  gender: 0.5, // A mark such as (m/f/d).
  occupation: 0.42, // A known occupation.
  endsInOccupation: 0.2, // A short line that ends in one.
  heading: 0.12, // Set as a heading.
  firstLine: 0.28, // The first line.
  earlyLine: 0.14, // One of the next three lines.
  earlyPerLine: 0.02, // Taken off for each of them.
  later: 0.04, // Taken off further down.
  laterPerLine: 0.004, // Taken off for each line further down.
  opensFacts: 0.25, // Added for a few words that open the advert above an employer, a place or a fact.
  opensText: 0.23, // Added for a few words that open the advert above a blank line.
  aboveLabel: 0.3, // The first line above a labelled fact.
  long: 0.15, // Taken off for many words.
  headingStrength: 0.6, // Strength from which the wording of a heading counts.
  headingWording: 0.4, // Taken off for the wording of a heading.
  inSection: 0.35, // Taken off inside a section.
  sentence: 0.3, // Taken off for the opening of a sentence.
  repeated: 0.1, // The text repeats it.
  aboveFactsFrom: 0.3, // Score from which facts below a line count.
  aboveFacts: 0.2, // Facts below it.
  mostLook: 0.92, // The highest confidence of a line.
  spoken: 0.52, // Named in a sentence ("we are looking for a").
  spokenAside: 0.2, // Taken off inside brackets.
  spokenWeak: 0.1, // Taken off after a short wording.
  spokenGender: 0.2, // Added for a mark such as (m/f/d).
  spokenCapital: 0.1, // Added for a capital.
  spokenLong: 0.2, // Taken off for many words.
  spokenPerLine: 0.004, // Taken off for each line further down.
} as const;
