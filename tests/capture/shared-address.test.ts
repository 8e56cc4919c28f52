import { describe, expect, it } from "@jest/globals";
import { sharedAddressOf } from "../../schema/shared-address.js";
import { cpuTime } from "../support/cpu-time.js";

const ONE = "https://jobs.example.org/1";
const LONG = "https://www.linkedin.com/jobs/view/4460735555?trk=share&utm_source=app";
/** Far from what one pass takes, on a slow machine too. */
const QUADRATIC_MS = 5_000;

describe("a text that is an address and courtesies", () => {
  it.each([
    // Sentences of boards and networks.
    `Check out this job at Northwind: ${ONE}`,
    `Check out this job: Senior Platform Engineer (m/f/d) at Northwind Logistics GmbH, Hamburg ${ONE}`,
    `I found this job on Indeed and thought you might be interested: Cook, Northwind, Cork ${ONE}`,
    `Sieh dir diesen Job an: Engineer bei Northwind ${ONE}`,
    `Ich habe diesen interessanten Job auf StepStone gefunden: Softwareentwickler (m/w/d) bei Northwind GmbH in Hamburg. Schau ihn dir an: ${ONE}`,
    `Northwind sucht Mitarbeitende für die Position „Softwareentwickler (m/w/d)“ in Hamburg und Umgebung. ${ONE}`,
    `Consultez cette offre d’emploi chez Northwind : ${ONE}`,
    `Mira este empleo en Northwind: ${ONE} ¡Suerte!`,
    `Dai un’occhiata a questo lavoro: «Cuoco» presso Northwind – ${ONE}`,
    `Bekijk deze vacature bij Northwind: ${ONE}.`,
    `Zobacz tę ofertę pracy w Northwind: ${ONE}!`,
    `Посмотри вакансию «Повар» в Northwind: ${ONE}`,
    `\u200Fاطلع على هذه الوظيفة في Northwind: \u202A${ONE}\u202C\u200F`,
    `查看 Northwind 的职位：${ONE}。谢谢！`,
    `この求人をチェック：「調理師」${ONE}`,
    // Titles of pages, as browsers share them.
    `Engineer (m/f/d) – Northwind | LinkedIn ${ONE}`,
    `Engineer (m/f/d) – Northwind | LinkedIn\n${ONE}`,
    `Engineer\nNorthwind GmbH\nHamburg\n${ONE}`,
    `${ONE}\nEngineer, Northwind`,
    `"Engineer at Northwind" ${ONE}`,
    // Quotes, brackets, ends of sentences, marks of chats.
    ...[
      "“*”",
      "„*“",
      "«*»",
      "‹*›",
      "»*«",
      '"*"',
      "'*'",
      "‘*’",
      "`*`",
      "<*>",
      "(*)",
      "[*]",
      "{*}",
      "「*」",
      "（*）",
    ].map((shape) => shape.replace("*", ONE)),
    ...[".", ",", "!", "…", "...", ";", ":", "?", "。", "،", " .", ").", "”.", "’,", "|"].map((end) => ONE + end),
    `*${ONE}*`,
    `_${ONE}_`,
    `~${ONE}~`,
    `– ${ONE} –`,
    `> ${ONE}`,
    `• ${ONE}`,
    `👉 ${ONE} 🙏🏽`,
    `[${ONE}](${ONE})`,
    `[Engineer at Northwind](${ONE})`,
    `[Engineer](${ONE} "Northwind")`,
    `<${ONE}|Engineer>`,
    `Engineer at Northwind<${ONE}>`,
    `Engineer (${ONE})`,
    `URL:${ONE}`,
    `\uFEFF${ONE}\u200B`,
    // The same address twice.
    `${ONE}\n${ONE}`,
    `Engineer ${ONE} (http://www.jobs.example.org/1/?utm_source=app)`,
    // Signatures.
    `${ONE} \n\n— sent from my phone`,
    `${ONE}\n\nSent from my iPhone`,
    `${ONE}\n\nVon meinem iPhone gesendet`,
    `${ONE}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>`,
    `Look!\n${ONE}\n--\nRobin Example\nNorthwind GmbH\n+49 40 1234567\nrobin@example.org\nhttps://www.northwind.example`,
    `${ONE}\n-- \nRobin`,
    // Chats.
    `[28.11.26, 08:15:02] Robin: ${ONE}`,
    `28/11/2026, 08:15 - Robin: Check this out ${ONE}`,
  ])("is that address: %j", (text) => {
    expect(sharedAddressOf(text)).toBe(ONE);
  });

  it.each([
    [`Check out this job at Northwind: ${LONG}.`, LONG],
    ["Sieh dir diesen Job an: https://lnkd.in/eAbCdEf1", "https://lnkd.in/eAbCdEf1"],
    ["lnkd.in/eAbCdEf1", "https://lnkd.in/eAbCdEf1"],
    ["“jobs.example.org/1.”", "https://jobs.example.org/1"],
    ["Check this out: jobs.example.org/1!", "https://jobs.example.org/1"],
    ["Look at www.example.org/jobs?id=7, please", "https://www.example.org/jobs?id=7"],
    ["Engineer ASP.net/C# at Northwind https://jobs.example.org/1", "https://jobs.example.org/1"],
    ["(https://example.org/jobs_(new)/1)", "https://example.org/jobs_(new)/1"],
    ["https://example.org/jobs/it's-yours-1", "https://example.org/jobs/it's-yours-1"],
    ["https://example.org/jobs/1-", "https://example.org/jobs/1-"],
    ["https://example.org/?q=a%20b&c=", "https://example.org/?q=a%20b&c="],
    ["https://example.org/stelle/köln-7", "https://example.org/stelle/köln-7"],
    ["HTTPS://EXAMPLE.ORG/1", "HTTPS://EXAMPLE.ORG/1"],
    ["https://example.org", "https://example.org"],
  ])("is what was shared of %j", (text, address) => {
    expect(sharedAddressOf(text)).toBe(address);
  });

  it.each([32])("has at most %d words around it", (most) => {
    const words = (count: number): string => Array(count).fill("word").join(" ");

    expect(sharedAddressOf(`${words(most)} ${ONE}`)).toBe(ONE);
    expect(sharedAddressOf(`${words(most + 1)} ${ONE}`)).toBeNull();
  });

  it("has at most six lines of words", () => {
    expect(sharedAddressOf(`a\nb\nc\n\nd\ne\nf\n\n${ONE}`)).toBe(ONE);
    expect(sharedAddressOf(`a\nb\nc\nd\ne\nf\ng\n${ONE}`)).toBeNull();
  });

  it.each([
    "",
    "   ",
    "Engineer wanted",
    "robin@example.org",
    "mailto:robin@example.org",
    "ftp://example.org/1",
    // What somebody writes who has a job to give away.
    `Cook wanted, call 0170 1234567, see ${ONE}`,
    `Cook wanted, call +353 (21) 123-4567. ${ONE}`,
    `Cook wanted: 555-123-4567 ${ONE}`,
    `Cook wanted, write to robin@example.org or see ${ONE}`,
    `Cook wanted, 14,50 €/h, see ${ONE}`,
    `Cook wanted, $20 an hour, see ${ONE}`,
    "Cook wanted, see https://northwind.example",
    "Gardener wanted. Apply at www.example.org",
    `Cook wanted\n- full time\n- in Cork\n${ONE}`,
    `${"We bake bread for the whole town and look for somebody who bakes with us. ".repeat(4)}Apply: ${ONE}`,
    "负责帆船的设计与制造，维修旧帆，与客户沟通需求并提出方案。三年以上缝纫经验，熟悉工业缝纫机，能够独立完成工作并指导新同事，每周工作四十小时。".repeat(
      2,
    ) + ONE,
    // Two of them.
    `${ONE} https://jobs.example.org/2`,
    `${ONE}\nhttps://other.example/1`,
    "https://lnkd.in/eAbCd https://lnkd.in/eabcd",
  ])("is none, nor is an advert: %j", (text) => {
    expect(sharedAddressOf(text)).toBeNull();
  });

  it("takes time linear to the text", async () => {
    const spent = await cpuTime(() => {
      for (const part of ["a.", "www.a-", "https://a/(", "--\n", "+0 ", "a@", "1/1/"]) {
        sharedAddressOf(`${part.repeat(2_500).slice(0, 9_900)} ${ONE}`);
        sharedAddressOf(part.repeat(500_000));
      }
    });

    expect(spent).toBeLessThan(QUADRATIC_MS);
  });
});
