import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";

/** The guides of the steps that belong to the whole hunt, in Spanish. */
export const wholeHunt = {
  // 30. Capture job details
  CAPTURE_JOB_DETAILS: {
    why: "Los anuncios desaparecen. Antes de una entrevista necesitarás cada palabra.",
    how: [
      "Pega el anuncio o su dirección, o pulsa el botón de captura.",
      "Mira lo que se ha encontrado; cada campo muestra de qué palabras sale.",
      "Añade el último día para presentarse y la página del puesto en el sitio web de la propia empresa.",
    ],
    doneWhen: "el nombre del puesto, la empresa y el texto están guardados.",
    texts: [],
  },
  // 31. Journal your job hunt
  JOURNAL_YOUR_JOB_HUNT: {
    why: "Diez minutos por semana muestran lo que funciona y te ayudan a demostrar tu búsqueda de empleo ante una oficina.",
    how: [
      "¿Qué hice esta semana?",
      "¿Qué respuestas llegaron?",
      "¿Qué salió bien, aunque sea pequeño?",
      "¿Qué haré de otra manera la próxima semana? Con una cosa basta.",
      "¿Una oficina quiere ver tu búsqueda de empleo? Pregunta qué formato acepta. Puedes imprimir el registro de actividades.",
      "¿Dos semanas malas seguidas? Habla con alguien de confianza, con un servicio de asesoramiento o con un servicio médico.",
    ],
    doneWhen: "esta semana tiene una nota; la próxima semana, el paso vuelve a preguntar.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Hecho: [..]\nRespuestas: [..]\nSalió bien: [..]\nPróxima semana: [..]",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
