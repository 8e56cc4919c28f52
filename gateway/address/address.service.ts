import { ADDRESS_SUGGESTION_MIN, LINE_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import type { CompanyService } from "../company/company.service.js";
import { pageSize } from "../database/page.js";
import { cleanText } from "../platform/clean-text.js";
import type { Logger } from "../platform/logger.js";
import { checkText } from "../platform/validation.js";
import type { AddressQuestion, AddressSource } from "./address-source.js";
import { foldWords } from "../platform/fold-text.js";

const SUGGESTIONS = 8;

/** Suggests addresses while the user types: those they have used before, then those of the source. */
export class AddressService {
  constructor(
    private readonly companies: CompanyService,
    private readonly source: AddressSource,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns at most `first` suggestions, none twice; below three characters no source is asked (spec 9). Throws
   * VALIDATION.
   */
  async suggest(
    ownerId: string,
    args: { text: string; first?: number | null | undefined; language?: string | null | undefined },
  ): Promise<readonly string[]> {
    const first = pageSize(args.first, SUGGESTIONS);
    const text = checkText("text", cleanText("line", args.text), LINE_MAX);
    const language = checkText("language", args.language ?? "en", TYPE_NAME_MAX);
    const folded = foldWords(text);
    if (text.length < ADDRESS_SUGGESTION_MIN || folded.trim() === "") return [];
    const [own, known] = await Promise.all([
      this.companies.addressesLike(ownerId, folded, first),
      this.ask(ownerId, { text, first, language }),
    ]);
    const all = [...own, ...known];
    const keys = all.map(foldWords);
    return all.filter((_address, at) => keys.indexOf(keys[at] ?? "") === at).slice(0, first);
  }

  // A failed suggestion is one fewer, never a failure of the form that the user is filling in.
  private async ask(ownerId: string, question: AddressQuestion): Promise<readonly string[]> {
    try {
      return await this.source.suggest(ownerId, question);
    } catch (error) {
      this.logger.warn({ err: error }, "there were no addresses to suggest");
      return [];
    }
  }
}
