/**
 * The zones whose name has changed: today's name, then the older ones, as the tz database links them (its file `backward`).
 * Browsers list some of them by an old name still. What is left out of a path with `/` is as in today's name.
 */
const RENAMED = `
Africa/Asmara Asmera;America/Argentina/Buenos_Aires America/Buenos_Aires;America/Argentina/Catamarca America/Catamarca
America/Argentina/ComodRivadavia;America/Argentina/Cordoba America/Cordoba;America/Argentina/Jujuy America/Jujuy
;America/Argentina/Mendoza America/Mendoza;America/Atikokan Coral_Harbour;America/Adak Atka;America/Indiana/Indianapolis
America/Indianapolis America/Fort_Wayne;America/Indiana/Knox America/Knox_IN;America/Kentucky/Louisville
America/Louisville;America/Nuuk Godthab;America/Rio_Branco Porto_Acre;America/St_Thomas Virgin;Asia/Ashgabat Ashkhabad
;Asia/Chongqing Chungking;Asia/Dhaka Dacca;Asia/Ho_Chi_Minh Saigon;Asia/Kathmandu Katmandu;Asia/Kolkata Calcutta
;Asia/Macau Macao;Asia/Makassar Ujung_Pandang;Asia/Nicosia Europe/Nicosia;Asia/Thimphu Thimbu;Asia/Ulaanbaatar Ulan_Bator
;Asia/Yangon Rangoon;Atlantic/Faroe Faeroe;Europe/Istanbul Asia/Istanbul;Europe/Kyiv Kiev;Pacific/Chuuk Truk
;Pacific/Kanton Enderbury;Pacific/Pago_Pago Samoa;Pacific/Pohnpei Ponape
;UTC Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT Universal Zulu`;

/** Today's names by the older ones. */
const TODAYS: ReadonlyMap<string, string> = new Map(
  RENAMED.split(";").flatMap((row) => {
    const [today = "", ...older] = row.trim().split(/\s+/);
    const region = today.slice(0, today.indexOf("/") + 1);
    return older.map((name) => [name.includes("/") || region === "" ? name : region + name, today] as const);
  }),
);

/** Returns the name that a time zone has today; that of a zone that was never renamed is the given one. */
export function todaysZone(name: string): string {
  return TODAYS.get(name) ?? name;
}

/** Returns true for two names of one zone, such as an older and a newer one. */
export function isSameZone(one: string, other: string): boolean {
  return todaysZone(one) === todaysZone(other);
}

/** Returns the names that a time zone had before the one that it has today. */
export function formerZones(name: string): readonly string[] {
  const today = todaysZone(name);
  return [...TODAYS].flatMap(([former, now]) => (now === today ? [former] : []));
}

/** Returns the readable name of a time zone, by its name of today: `America/New York`. */
export function readableZone(name: string): string {
  return todaysZone(name).replaceAll("_", " ");
}

/** Returns the city of a time zone, by its name of today: `Buenos Aires`; of one without a city, its name. */
export function zoneCity(name: string): string {
  return readableZone(name).split("/").at(-1) ?? name;
}

/** Returns the name of a time zone as a field shows it, the city first: `Buenos Aires, Argentina, America`. */
export function zoneLabel(name: string): string {
  return readableZone(name).split("/").toReversed().join(", ");
}
