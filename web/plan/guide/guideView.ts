import type { Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";
import { appointmentFor } from "./appointmentFor.js";
import { factTexts } from "./factTexts.js";
import { factsOf, type GuideViewer, type StepFacts } from "./facts.js";
import type { Guide } from "./guide.js";
import type { GuideJobHuntQuery } from "./guide.generated.js";
import type { Letter } from "./letter.js";
import type { LoadedGuides } from "./loadGuides.js";

/** A hunt as its guides show it. */
export type GuidedHunt = NonNullable<GuideJobHuntQuery["jobHunt"]>;

/** An appointment as guides show it. */
export type GuidedAppointment = GuidedHunt["appointments"]["nodes"][number];

/** The guide of a step with what is known of its hunt: all that the parts of a guide show. */
export interface GuideView {
  readonly hunt: GuidedHunt;
  readonly step: StepName;
  readonly guide: Guide;
  /** The appointment that the step is about; null without one, and for steps that are about none. */
  readonly appointment: GuidedAppointment | null;
  readonly found: StepFacts;
  /** The facts as the texts of the guide write them. */
  readonly factValues: readonly string[];
  readonly today: Day;
  readonly language: string;
  readonly letter: Letter;
  /** The attributes of an element with words of the guide, whose language may not be that of the interface. */
  readonly words: { readonly lang: string; readonly dir: "ltr" | "rtl" };
}

/** Returns the guide of a step for a hunt. */
export function guideView(
  hunt: GuidedHunt,
  viewer: GuideViewer,
  step: StepName,
  loaded: LoadedGuides,
  today: Day,
): GuideView {
  const appointment = appointmentFor(hunt.appointments.nodes, step, today);
  const { contacts, signs } = hunt;
  const found = factsOf({ ...hunt, contacts: contacts.edges, signs: signs.nodes, appointment }, viewer, step);
  return { hunt, step, appointment, found, today, ...inLanguage(loaded, step, found, today) };
}

/** Returns a guide with the same facts in another language. */
export function translatedView(view: GuideView, loaded: LoadedGuides): GuideView {
  return { ...view, ...inLanguage(loaded, view.step, view.found, view.today) };
}

function inLanguage(
  { guides, language, letter }: LoadedGuides,
  step: StepName,
  { facts }: StepFacts,
  today: Day,
): Pick<GuideView, "guide" | "factValues" | "language" | "letter" | "words"> {
  return {
    guide: guides[step],
    factValues: Object.values(factTexts(facts, letter, today)),
    language,
    letter,
    words: { lang: language, dir: letter.direction },
  };
}
