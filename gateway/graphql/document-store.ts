import type { ApolloServerOptions } from "@apollo/server";
import type { DocumentNode } from "graphql";
import type { Context } from "./context.js";
import { TextCache } from "./text-cache.js";

type Store = Exclude<ApolloServerOptions<Context>["documentStore"], null | undefined>;

/**
 * Caches the operations that Apollo validated lately, by the length of their texts: its own store measures the parsed
 * operation, which does not include a long comment.
 */
export class DocumentStore implements Store {
  private readonly documents = new TextCache<DocumentNode>();

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(key, document, document.loc?.source.body.length ?? 0);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}
