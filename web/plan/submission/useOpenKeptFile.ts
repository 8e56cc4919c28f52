import { useApolloClient } from "@apollo/client/react";
import { useOpenLater } from "../../components/file/useOpenLater.js";
import { SubmissionFilesDocument, type Submission_SubmissionFragment } from "./submission.generated.js";

type KeptFile = Submission_SubmissionFragment["files"][number];

/** Returns the function that opens a file of a copy: its address is asked for anew, as it is valid for minutes. */
export function useOpenKeptFile(id: string): (file: KeptFile) => void {
  const client = useApolloClient();
  const openAt = useOpenLater();
  const addressOf = async ({ documentId, versionNumber }: KeptFile): Promise<string | undefined> => {
    const { data } = await client.query({
      query: SubmissionFilesDocument,
      variables: { id },
      // The cache would lose the rest of each file, which has no key.
      fetchPolicy: "no-cache",
    });
    const files = data?.record && "files" in data.record ? data.record.files : [];
    const found = files.find((file) => file.documentId === documentId && file.versionNumber === versionNumber);
    return found?.file?.url;
  };
  return (file) => openAt(addressOf(file));
}
