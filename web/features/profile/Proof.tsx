import { Suspense, useCallback, useState, type ReactNode } from "react";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { readProblem } from "../../lib/readProblem.js";
import { ProofContext, type WithProof } from "./useWithProof.js";

const dialog = lazyComponent(async () => (await import("./ProofDialog.js")).ProofDialog);

/** Provides `useWithProof`: when the server asks for a proof of identity, one dialog requests it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ readonly answer: (isProved: boolean) => void }>();
  const withProof = useCallback<WithProof>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (readProblem(error).code !== "PROOF_REQUIRED") throw error;
      const isProved = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }));
      setQuestion(undefined);
      if (!isProved) throw error;
      return act();
    }
  }, []);
  return (
    <ProofContext value={withProof}>
      {children}
      {question && (
        <Suspense>
          <dialog.Component onDone={question.answer} />
        </Suspense>
      )}
    </ProofContext>
  );
}
