// The part of each catalogue that the landing says, made by codegen/landingTexts.ts.
declare module "virtual:landing-texts/*" {
  /** The texts by their ids. */
  export const texts: Readonly<Record<string, string>>;
}
