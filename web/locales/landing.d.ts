// The part of each catalogue for the landing page, made by codegen/landingTexts.ts.
declare module "virtual:landing-texts/*" {
  /** The texts by their ids. */
  export const texts: Readonly<Record<string, string>>;
}
