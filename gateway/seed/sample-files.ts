/** A small file of the invented person: its name and its bytes. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns a page of PDF with a heading and lines of plain Latin letters. */
export function pdf(name: string, heading: string, lines: readonly string[]): SampleFile {
  const text = [
    "BT /F1 18 Tf 56 780 Td",
    `(${escape(heading)}) Tj /F1 11 Tf 0 -32 Td`,
    ...lines.map((line) => `(${escape(line)}) Tj 0 -17 Td`),
    "ET",
  ].join("\n");
  return { name, bytes: Buffer.from(assemble(text), "latin1") };
}

/** Returns a file of plain text or Markdown. */
export function textFile(name: string, text: string): SampleFile {
  return { name, bytes: Buffer.from(text, "utf8") };
}

/** Returns the four objects of a one-page document, and the table of their offsets. */
function assemble(content: string): string {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return body + table + trailer;
}

function escape(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
