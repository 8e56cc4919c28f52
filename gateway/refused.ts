/** A refusal that the person at the console can act on; nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";
}
