import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { AskModelInput, ExtractJobDetailsInput, ImproveExtractionInput } from "./capture.input.js";
import { Extraction } from "./capture.payloads.js";
import type { CaptureService } from "./capture.service.js";
import { DescriptionScope, type Extraction as ExtractionResult } from "./types.js";

/** Reads adverts, and asks the AI model questions. Saves nothing. */
@Resolver()
export class CaptureResolver {
  constructor(private readonly service: CaptureService) {}

  @Mutation(() => Extraction, {
    description: "Extracts job fields from an advert, with the evidence for each. Saves nothing.",
  })
  async extractJobDetails(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ExtractJobDetailsInput, { description: "The advert." }) input: ExtractJobDetailsInput,
  ): Promise<ExtractionResult> {
    return this.service.extract(viewer, input);
  }

  @Mutation(() => Extraction, {
    description:
      "Reads an advert again that `extractJobDetails` read in the last day, with the AI model: it is asked once about the fields that are missing or not certain. Saves nothing. Only on servers with a model.",
  })
  async improveExtraction(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ImproveExtractionInput, { description: "The extraction." }) input: ImproveExtractionInput,
  ): Promise<ExtractionResult> {
    return this.service.improve(viewer, input.id, input.description ?? DescriptionScope.WHOLE);
  }

  @Mutation(() => String, {
    description: "Asks the AI model and returns its answer unchanged. Only on servers with a model.",
  })
  async askModel(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AskModelInput, { description: "The question." }) input: AskModelInput,
  ): Promise<string> {
    return this.service.ask(viewer.ownerId, input.message);
  }
}
