import { html, type Html } from "./html.js";
import type { Page } from "./pages.js";
import type { ChosenLanguage } from "./texts.js";

/** The locations of this installation's data, as far as restoring a back-up needs them. */
export interface BackUpPlace {
  readonly engine: "embedded" | "postgresql";
  /** The folder of data as it is written in a command. */
  readonly dataDir: string;
  readonly hasFilesOnDisk: boolean;
  /** The back-ups in that folder, the newest first; none where other machines could read of them. */
  readonly found: () => readonly { readonly name: string; readonly createdAt: Date }[];
}

/** Returns the part below the form of the first account: the link to the page about back-ups. */
export function backUpOffer({ texts }: ChosenLanguage, path: string): Html {
  return html`<p class="small"><a href="${path}/back-up">${texts.backUp.offer}</a></p>`;
}

/** Returns the page that explains how to restore a back-up on this installation. */
export function backUpPage(language: ChosenLanguage, path: string, place: BackUpPlace): Page {
  const { backUp } = language.texts;
  const found = place.found();
  const steps = place.engine === "embedded" ? embeddedSteps(language, place) : serverSteps(language);
  const files = place.hasFilesOnDisk && step(backUp.files, `${place.dataDir}/files`);
  return {
    language,
    title: backUp.title,
    body: html`<h1>${backUp.title}</h1>
      <p class="intro">${backUp.introduction}</p>
      <ol class="steps">
        ${step(backUp.stop)} ${steps} ${files} ${step(backUp.start)}
      </ol>
      ${found.length > 0 && html`<h2>${backUp.found}</h2>`}
      ${
        found.length > 0 &&
        html`<ul class="steps">
          ${found.map((backup) => row(language, backup))}
        </ul>`
      }
      <a class="button" href="${path}">${backUp.back}</a>`,
  };
}

function embeddedSteps({ texts: { backUp } }: ChosenLanguage, { dataDir }: BackUpPlace): Html {
  return html`${step(backUp.moveAway, `${dataDir}/database`)}
  ${step(backUp.restore, `npm run restore -- ${dataDir}/backups/<file>.tar.gz`)}`;
}

function serverSteps({ texts: { backUp } }: ChosenLanguage): Html {
  return step(backUp.restore, `pg_restore --clean --if-exists --no-owner --dbname "$DATABASE_URL" <file>`);
}

function step(text: string, code?: string): Html {
  return html`<li>${text} ${code !== undefined && html`<code dir="ltr">${code}</code>`}</li>`;
}

function row({ tag }: ChosenLanguage, { name, createdAt }: { readonly name: string; readonly createdAt: Date }): Html {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return html`<li><code dir="ltr">${name}</code> ${time.format(createdAt)} UTC</li>`;
}
