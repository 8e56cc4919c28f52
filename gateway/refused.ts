/** A refusal that the person at the console can act on; the message says what to do, nothing was changed. */
export class Refused extends Error {
  override readonly name: string = "Refused";
}
