import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { from, of, switchMap } from "rxjs";
import { forgetFirstAnswers, takeFirstAnswer } from "./firstAnswers.js";
import { whenQuiet } from "./whenQuiet.js";

/**
 * Returns a link that delivers the answers to queries that were sent before the application was there. One that failed
 * is asked again; one that no screen takes at the start, or before something is changed, is forgotten.
 */
export function createFirstAnswersLink(): ApolloLink {
  whenQuiet(forgetFirstAnswers);
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName = "", variables } = operation;
    if (operationType !== OperationTypeNode.QUERY) forgetFirstAnswers();
    const early = takeFirstAnswer(operationName, variables);
    if (early === undefined) return forward(operation);
    return from(early).pipe(switchMap((answer) => (answer === undefined ? forward(operation) : of(answer))));
  });
}
