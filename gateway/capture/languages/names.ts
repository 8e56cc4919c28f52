/** Proper names that belong to no language, each list as the alternatives of a pattern. */

/** Job boards, by their names in the titles of pages. */
export const JOB_BOARDS = String.raw`linkedin|indeed(?:\.com)?|seek(?: \w+)?|glassdoor|stepstone(?:\.\w+)?|monster(?:\.\w+)?|xing|infojobs|welcome to the jungle|greenhouse|lever|workable|smartrecruiters|personio|join(?:\.com)?|teamtailor|recruitee|pracuj\.pl|jobs\.cz|finn\.no|arbetsförmedlingen|bundesagentur für arbeit|apec|hellowork|pole emploi|france travail|jooble|adzuna|totaljobs|reed(?:\.co\.uk)?|jobs\.ch|nationale vacaturebank`;

/** The names of sites whose mail addresses and links are not evidence of the employer, without their ending. */
export const PLATFORM_HOSTS =
  "linkedin|indeed|google|gmail|outlook|hotmail|yahoo|gmx|web|facebook|instagram|twitter|youtube|github|glassdoor|stepstone|monster|xing|greenhouse|lever|workable|ashbyhq|smartrecruiters|personio|recruitee|teamtailor|bamboohr|jobvite|icims|taleo|successfactors|myworkdayjobs|workday|join|softgarden|seek|jooble|adzuna|arbeitsagentur|pracuj|jobs|infojobs|welcometothejungle|apec|finn|nav|webcruiter|reachmee|varbi|jobylon|hr-manager|visma|bit|forms|typeform|notion|medium|t|goo|youtu|email|example";

/** Recruitment agencies that are widely known, in folded text. */
export const KNOWN_AGENCIES = String.raw`adecco|randstad|manpower(?:group)?|hays|michael page|page personnel|pagegroup|robert half|robert walters|kelly services|gi group|experis|tempo-team|olympia|start people|synergie|dis ag|brunel|ferchau|hudson|reed|morgan mckinley|harvey nash|academic work|poolia|studentconsulting|grafton|trenkwalder|work service|antal|devire|expectra|proman|crit|umana|openjobmetis|orienta|etjca|eurofirms|unique personal|avanti recruitment|amadeus fire|persona service|i\.k\. hofmann|timepartner`;

/** Sites on which a page can be shared. */
export const SHARING_SITES = "facebook|twitter|linkedin|xing|whatsapp|instagram|youtube|tiktok|x";
