import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Preparing, in Spanish. */
export const preparing = {
  // 1. Ideal job profile
  IDEAL_JOB_PROFILE: {
    why: "¿Qué quieres y qué no quieres? Cuando está escrito, ves antes qué empleos encajan contigo.",
    how: [
      "Piensa en dos días buenos en el trabajo, en los estudios, en casa o en un voluntariado: ¿qué hacías?",
      "Haz tres listas: Imprescindible, Deseable, Descartado.",
      "Anota el salario más bajo que aceptas, tus horas y el trayecto más largo hasta el trabajo.",
      "Anota lo que necesitan tu salud, tu familia o tu permiso de trabajo.",
      "Enséñaselo a alguien que te conozca. ¿Te has inscrito en una oficina de empleo? Pregunta qué espera de ti.",
    ],
    doneWhen: "has escrito tres puntos imprescindibles, uno descartado y el salario más bajo que aceptas.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Imprescindible: [..]\nDeseable: [..]\nDescartado: [..]\nSalario más bajo: [..]\nTrayecto más largo: [..]",
      },
    ],
    situations,
  },
  // 2. Shortlist companies
  SHORTLIST_COMPANIES: {
    why: "Las empresas son posibles empleadores. Algunos puestos no se anuncian nunca; con una lista de empresas es más fácil encontrarlos.",
    how: [
      "Busca empresas cerca de ti, o a distancia, que necesiten lo que sabes hacer.",
      "Pregunta a gente que conoces dónde se presentaría y dónde no.",
      "¿Quién contrata ahora? ¿Quién contrata siempre? Pregunta por qué: ¿crece la empresa o se va la gente?",
      "Anota una razón para cada empresa.",
    ],
    doneWhen: "hay cinco empresas guardadas, cada una con una razón.",
    texts: [{ key: "main", kind: "NOTES", body: "{company}: por qué aquí: [..]\nA quién conozco allí: [..]" }],
  },
  // 3. Shortlist positions
  SHORTLIST_POSITIONS: {
    why: "Los puestos son empleos disponibles ahora. Elige unos pocos que encajen contigo y prepara bien cada candidatura.",
    how: [
      "Reúne anuncios durante unos días.",
      "Comprueba en el sitio web de la propia empresa que el puesto sigue disponible.",
      "Quita los que tengan algo de tu lista «Descartado».",
      "Quédate con aquellos en los que cumples la mayor parte de lo que piden. No hace falta cumplirlo todo.",
      "Una licencia o un permiso que exige la ley hace falta siempre.",
      "Anota el último día para presentarse. ¿Tu oficina pide un número de candidaturas? Inclúyelas también en tu plan.",
    ],
    doneWhen:
      "has capturado tres anuncios con su último día para presentarse, o con una nota que dice que no se indica ninguno.",
    texts: [],
  },
  // 4. Identify organizations
  IDENTIFY_ORGANIZATIONS: {
    why: "Los organismos te ayudan: oficina de empleo, agencias, sindicatos, asociaciones, centros de asesoramiento. Las empresas en las que podrías trabajar van en «Elegir empresas».",
    how: [
      "¿Has perdido tu empleo o lo vas a perder? Inscríbete hoy. En algunos países, hacerlo un día tarde cuesta dinero.",
      "Busca la oficina que te corresponde. Pregunta por cursos, gastos de viaje y ayuda con las candidaturas.",
      "Busca una asociación de tu profesión y una o dos agencias conocidas o autorizadas.",
      "¿Una agencia te pide dinero por un empleo? No acudas a ella. Pregunta primero en la oficina de empleo.",
      "¿Aprendiste tu profesión en otro país? Busca la oficina que la reconoce.",
    ],
    doneWhen: "hay tres organismos guardados, cada uno con un teléfono, un correo o una dirección.",
    texts: [],
    situations,
    help,
  },
  // 5. Contact organizations
  CONTACT_ORGANIZATIONS: {
    why: "Ahora cuenta a estos organismos lo que buscas. Quizá uno de ellos conozca varios puestos.",
    how: [
      "Llama, escribe o ve en persona, según lo que pidan. Ten preparadas dos frases.",
      "Di qué buscas, a partir de cuándo y dónde.",
      "Pregunta: ¿qué puestos hay ahora?, ¿quién decide?, ¿qué envío? ¿Hay ayudas para viajes o para un curso?",
      "Con una agencia: ni pasaporte, ni copia del documento de identidad, ni datos bancarios antes de saber que es real.",
      "Anota el nombre, el día y la respuesta.",
    ],
    doneWhen: "has llamado o escrito a cada organismo y has anotado la respuesta, o que no la hubo.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Busco empleo: {idealJob}",
        body: "{greeting}:\n\nBusco empleo: {idealJob}, en [lugar], a partir del [fecha]. Mi experiencia o formación hasta ahora: [una línea].\n\n¿Hay algún puesto ahora o pronto? ¿A quién puedo escribir?\n\nSaludos cordiales,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 6. Identify contact people
  IDENTIFY_CONTACT_PEOPLE: {
    why: "Las personas de contacto leen las candidaturas o deciden. Con un nombre, tu carta llega a la persona adecuada.",
    how: [
      "Mira el anuncio, la página del equipo y la página de prensa.",
      "Pide a gente que conoces que te ponga en contacto.",
      "Puedes llamar: «¿Quién se ocupa de este puesto?». Que no haya un nombre también es una respuesta.",
      "En una red profesional: un solo mensaje corto. Si no responden, es un no. Deja aparte las cuentas privadas.",
      "Guarda solo los datos de su trabajo: nombre, función, teléfono o correo profesional. Elimínalos cuando termine esta búsqueda de empleo.",
      "¿El anuncio pide no llamar ni escribir, o se ocultan los nombres? Omite este paso.",
    ],
    doneWhen:
      "una persona con teléfono o correo está vinculada a esta búsqueda de empleo, o sabes que no se da ningún nombre.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Buenos días, me llamo {me}. Quisiera presentarme al puesto «{title}». ¿Quién se ocupa de él y cómo se escribe su nombre? Muchas gracias.",
      },
    ],
  },
  // 7. Decide on job
  DECIDE_ON_JOB: {
    why: "Aquí decides si te presentas. Sobre una oferta decides después, en «Decidir sobre la oferta».",
    how: [
      "Mira si encaja: ¿falta algo imprescindible?, ¿hay algo descartado?",
      "¿Puedes llegar allí cada día y vivir con ese salario?",
      "¿Dirías que sí si te lo ofrecieran mañana?",
      "¿Te envió este puesto tu oficina de empleo? Pregunta allí antes de decir que no.",
      "Sí: pulsa «Hecho» y «Sí, me presento», o «Avanzar a Candidatura». No: pulsa «Hecho» y «No, este no».",
    ],
    doneWhen: "has hecho avanzar esta búsqueda de empleo o la has cerrado.",
    texts: [{ key: "main", kind: "NOTES", body: "A favor: [..]\nEn contra: [..]\nDecido: [..] porque [..]" }],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
