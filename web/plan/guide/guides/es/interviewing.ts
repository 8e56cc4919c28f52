import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Interviewing, in Spanish. */
export const interviewing = {
  // 16. Accepting interview
  ACCEPTING_INTERVIEW: {
    why: "Te han invitado a una entrevista. Aquí dices que sí a la entrevista, no al puesto.",
    how: [
      "¿Es real? Te presentaste allí, la dirección de quien escribe es la de la empresa, no hay nada que pagar ni programas desconocidos que instalar.",
      "Responde en un día laborable como máximo.",
      "Repite el día, la hora, la zona horaria, el lugar o el enlace, y quién estará.",
      "¿Ese día es imposible? Dilo enseguida y propón otros dos.",
      "¿Necesitas una rampa, intérprete o más tiempo? Pídelo ahora. Puedes hacerlo sin nombrar una enfermedad.",
      "Anota aquí la cita.",
    ],
    doneWhen: "la empresa tiene tu sí y la cita está en el plan.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Sí a la entrevista",
        subject: "Entrevista del {day}: {title}",
        body: "{greeting}:\n\nGracias por la invitación. Confirmo mi asistencia: {day}, {time}, {place}. ¿Debo llevar o preparar algo?\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "needs",
        kind: "NOTES",
        title: "Una línea para añadir: lo que me ayuda",
        body: "Para la entrevista necesito [lo que te ayuda, por ejemplo una sala sin escaleras, una pausa, preguntas por escrito].",
      },
      {
        key: "otherDay",
        kind: "EMAIL",
        title: "Otro día",
        subject: "Entrevista del {day}: {title}",
        body: "{greeting}:\n\nGracias por la invitación. No puedo asistir en la fecha propuesta ({day}, {time}). Podría el [día y hora] o el [otro día y hora]. ¿Es posible alguna de estas opciones?\n\nSaludos cordiales,\n{me}",
      },
    ],
    situations,
  },
  // 17. Understanding the interview
  UNDERSTANDING_THE_INTERVIEW: {
    why: "¿Qué tipo de entrevista será? Solo puedes prepararte para lo que conoces.",
    how: [
      "Pregunta por el tipo, la duración, el idioma, las personas y su función.",
      "¿Una tarea o una prueba? Pregunta cuánto dura, si se paga y quién puede usar tu trabajo.",
      "¿Una grabación en lugar de una persona? Pregunta quién la ve, cuánto tiempo se guarda y si es posible una llamada.",
      "¿No conoces el rango salarial? Pregunta ahora. En cada vez más países tienen que decírtelo.",
      "Pregunta por los gastos de viaje antes de viajar. ¿Te has inscrito en una oficina de empleo? Pregunta allí antes de pagar el viaje.",
    ],
    doneWhen: "sabes quién estará, cuánto durará y de qué tipo será.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Entrevista del {day}: {title}",
        body: "{greeting}:\n\nQuisiera prepararme bien. ¿Cuánto durará la entrevista y quién estará? ¿Habrá una tarea o una prueba? ¿Podría decirme también el rango salarial del puesto?\n\nSaludos cordiales,\n{me}",
      },
    ],
    help,
  },
  // 18. Research for the interview
  RESEARCH_FOR_THE_INTERVIEW: {
    why: "Dos o tres datos ciertos sobre la empresa muestran más interés que los elogios.",
    how: [
      "¿Qué producen o hacen, para quién, y qué ha cambiado este año?",
      "Mira con quién vas a hablar: su función y su trabajo público. Deja aparte los perfiles privados.",
      "¿Cuánto se paga por este trabajo? Mira tablas salariales, convenio colectivo, sindicato, anuncios, oficina de empleo.",
      "¿Cuánto ganabas antes? En algunos lugares no pueden preguntarlo. Puedes decir cuánto quieres ganar ahora.",
      "Escribe tres razones: por qué tú y por qué esta empresa.",
    ],
    doneWhen: "hay tres datos y tu rango salarial en una nota.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Qué hacen: [..]\nNovedades de este año: [..]\nLas personas: [..]\nRango salarial: [..]\nPor qué esta empresa: [..]\nPor qué yo: [..]",
      },
    ],
  },
  // 19. Prepare for interview 2 days before
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: {
    why: "Con dos días hay tiempo para practicar en voz alta y ver qué falta.",
    how: [
      "Di tu presentación en voz alta, uno o dos minutos, tres veces.",
      "Un ejemplo para cada requisito: situación, qué hiciste, resultado. La vida fuera del trabajo también cuenta.",
      "La pregunta difícil (período sin empleo, despido, edad, cambio): dos frases verdaderas y después lo que puedes hacer ahora.",
      "¿Planes de familia, religión, salud, sindicato? Puedes decir: «Prefiero hablar del trabajo».",
      "Referencias: pregunta antes a dos personas si hablarán a tu favor. Tu empresa actual, solo si tú lo permites.",
      "Elige tres preguntas para la empresa. Ten claro el salario más bajo al que dices que sí.",
    ],
    doneWhen: "cada requisito tiene un ejemplo y has hablado en voz alta.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        title: "Tus ejemplos",
        body: "[requisito]\n[situación, qué hiciste, resultado]",
        perRequirement: true,
      },
      {
        key: "gap",
        kind: "NOTES",
        title: "La pregunta difícil: un período sin empleo",
        body: "De [año] a [año] [cuidé de un familiar / tuve motivos personales / busqué empleo e hice un curso]. Ahora puedo [empezar, horas].",
      },
      {
        key: "dismissal",
        kind: "NOTES",
        title: "La pregunta difícil: el despido",
        body: "El empleo terminó porque [una frase sencilla, sin culpar a nadie]. Aprendí [..]; desde entonces [..].",
      },
      {
        key: "strengths",
        kind: "NOTES",
        title: "La pregunta difícil: muchos años de trabajo, primer empleo, otro país",
        body: "Lo que aporto a este puesto: [dos cosas]. Aprendo cosas nuevas así: [ejemplo].",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Pedir a alguien que practique contigo",
        subject: "Practicar para una entrevista: {title}",
        body: "Buenos días, {helper}:\n\nEstoy preparando una entrevista para el puesto «{title}» y me ayudaría mucho un ensayo: mirar mis ejemplos y hacerme algunas preguntas. ¿Sería posible a más tardar el [día]? El documento va adjunto.\n\nMuchas gracias y un saludo,\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 20. Prepare 1 day before
  PREPARE_1_DAY_BEFORE: {
    why: "Lo que dejas listo esta noche no te preocupa mañana.",
    how: [
      "Ropa y papeles: currículum, anuncio, copias de certificados, bolígrafo. En el teléfono también vale.",
      "El trayecto, con un transporte anterior de reserva; o enlace, luz, sonido, batería y tu nombre en la pantalla.",
      "El número al que llamar si llegas tarde. Alguien para tus hijos o para una persona a la que cuidas.",
      "Imprime o abre la ficha de esta búsqueda de empleo. Léela una vez y luego descansa.",
    ],
    doneWhen: "la bolsa o la mesa está preparada.",
    texts: [],
    checks: [
      { key: "clothes", label: "Ropa" },
      { key: "papers", label: "Currículum, anuncio, copias de certificados y bolígrafo, o todo en el teléfono" },
      { key: "way", label: "Trayecto con un transporte anterior de reserva, o enlace, luz, sonido y batería probados" },
      { key: "number", label: "Número al que llamar si llego tarde" },
      { key: "care", label: "Alguien para mis hijos o para cuidar a otra persona" },
      { key: "sheet", label: "Ficha de la búsqueda de empleo impresa o abierta" },
    ],
  },
  // 21. Day of the interview
  DAY_OF_THE_INTERVIEW: {
    why: "Hoy eligen las dos partes: la empresa te elige a ti y tú eliges a la empresa.",
    how: [
      "Llega diez minutos antes; por videollamada, cinco.",
      "Escucha hasta el final y después responde. Una pausa, tus notas o «¿Podría repetirlo?» están bien.",
      "Haz tus preguntas, y además: ¿qué pasa después y para cuándo?",
      "Hoy no firmas nada, no pagas nada y no entregas documentos originales.",
      "Justo después, anota qué te preguntaron y qué te prometieron.",
      "Un breve agradecimiento es habitual en unos países y no hace falta en otros. Envíalo si te parece bien.",
    ],
    doneWhen:
      "has anotado cómo fue y el día de su respuesta. ¿No dieron un día? El plan te propone preguntar a los diez días.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Un breve agradecimiento",
        subject: "Gracias por la conversación del {day}",
        body: "{greeting}:\n\nGracias por la conversación del {day}. Me gustó saber más sobre [tema]. El puesto me interesa y responderé con mucho gusto a más preguntas.\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "noNews",
        kind: "EMAIL",
        title: "Sin noticias desde la entrevista",
        subject: "{title}: pregunta después de la entrevista del {day}",
        body: "{greeting}:\n\nGracias de nuevo por la conversación del {day}. El puesto «{title}» me sigue interesando. ¿Podría decirme cuál es el siguiente paso y cuándo prevén decidir?\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
