import { createHash } from "node:crypto";
import { html, type Html } from "./html.js";
import { pageStyle } from "./page-style.js";
import type { ChosenLanguage } from "./texts.js";

/** The settings of the pages. */
export interface PagesOptions {
  /** The address of the product, to which the name at the top links. */
  readonly productUrl: string;
  /** Origins to which redirects after a form may lead, besides our own. */
  readonly formTargets: readonly string[];
  /** The address of the one script that the pages may load. */
  readonly scriptUrl: string;
  /** The address of the product's font on our own origin; without it the system's own is used. */
  readonly fontUrl?: string | undefined;
}

/** One page: its title (also the h1's text, unless `body` sets another) and its content. */
export interface Page {
  readonly language: ChosenLanguage;
  readonly title: string;
  readonly body: Html;
}

/** The layout of the local provider's pages. The one script they may load handles passkeys; a browser runs no other. */
export class Pages {
  /** The headers that every page must be sent with. */
  readonly headers: Readonly<Record<string, string>>;
  private readonly style: string;

  constructor(private readonly options: PagesOptions) {
    this.style = pageStyle(options.fontUrl);
    const hash = createHash("sha256").update(this.style).digest("base64");
    this.headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        `script-src ${options.scriptUrl}`,
        "img-src 'self'",
        "font-src 'self'",
        `form-action ${["'self'", ...options.formTargets].join(" ")}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    };
  }

  /** Returns a whole page. */
  render({ language: { tag, direction, texts }, title, body }: Page): string {
    const page = html`<html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${texts.product}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <!--style-->
      </head>
      <body>
        ${MAP}
        <header><a class="home" href="${this.options.productUrl}">${LOGO}${texts.product}</a></header>
        <main><div class="sheet">${body}</div></main>
      </body>
    </html>`;
    // The style is inserted unchanged: the content security policy allows it by its hash.
    const style = (): string => `<style>${this.style}</style>`;
    return `<!doctype html>${page.text.replace(/\s*\n\s*/g, " ").replace("<!--style-->", style)}`;
  }

  /** Returns a page with a message only, and a link to the product. */
  renderMessage(
    language: ChosenLanguage,
    message: { readonly title: string; readonly text: string },
    detail?: string,
  ): string {
    const body = html`<h1>${message.title}</h1>
      <p class="intro">${message.text}</p>
      ${detail !== undefined && html`<p class="intro"><code>${detail}</code></p>`}
      <a class="button" href="${this.options.productUrl}">${language.texts.backToProduct}</a>`;
    return this.render({ language, title: message.title, body });
  }
}

const LOGO = html`<svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true">
  <rect width="26" height="26" rx="7" fill="#1A6373" />
  <path
    d="M6 19h4.2c1.3 0 1.9-.5 2.6-1.4l2.6-6.2c.6-.9 1.3-1.4 2.6-1.4H20"
    fill="none"
    stroke="#fff"
    stroke-width="2.4"
    stroke-linecap="round"
  />
  <circle cx="7" cy="19" r="2.9" fill="#1A6373" stroke="#fff" stroke-width="2" />
  <circle cx="19.4" cy="10" r="2.9" fill="#FF9000" stroke="#fff" stroke-width="2" />
</svg>`;

/** A hunt as a line through its four phases, as on the landing page, whole in any window; its ends reach the edges. */
const MAP = html`<svg class="map" viewBox="0 0 1440 440" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <path class="rail" d="M-3000 84h3980q28 0 48 20l170 166q20 20 48 20h3194" />
  <path class="rail" d="M-3000 204h3236q28 0 48 20l168 166q20 20 48 20h3940" />
  <g stroke-width="14">
    <path stroke="#FF9000" d="M-3000 364h3330" />
    <path stroke="#6C63FF" d="M330 364h102q28 0 48-20l60-60q20-20 48-20h92" />
    <path stroke="#B34744" d="M680 264h82q28 0 48-20l72-70q20-20 48-20h230" />
    <path stroke="#2196F3" d="M1160 154h72q28 0 48-20l60-60q20-20 48-20h3052" />
  </g>
  <g class="stop">
    <circle cx="330" cy="364" r="15" />
    <circle cx="680" cy="264" r="15" />
    <circle cx="1160" cy="154" r="15" />
  </g>
</svg>`;
