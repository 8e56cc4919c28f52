import type { GuideSituation } from "../../guide.js";

/** A line for each hard situation, the same in every guide that shows them, in Spanish. */
export const situations = [
  {
    title: "Primer empleo",
    text: "Cuentan los estudios, los cursos, las asociaciones, el cuidado de familiares y los empleos de pocas horas. Pide a alguien de tu escuela o de un curso que hable a tu favor.",
  },
  {
    title: "Mucho tiempo sin empleo",
    text: "En el currículum, una frase corta y verdadera. Un curso, un voluntariado o una prueba en una empresa a través de la oficina dan un ejemplo reciente. Pregunta en la oficina si hay ayudas para las empresas que te contraten.",
  },
  {
    title: "Llegada reciente al país",
    text: "Pregunta en la oficina de reconocimiento de títulos antes de pagar traducciones. Di en una línea qué te permite tu permiso de trabajo. Indica tu nivel de idioma tal como es.",
  },
  {
    title: "Vuelta después de una pausa",
    text: "Nombra la pausa con sus fechas en una línea. Pregunta por el tiempo parcial y por cómo pueden cambiar las horas más adelante.",
  },
  {
    title: "Enfermedad o discapacidad",
    text: "Tú eliges si lo cuentas, cuándo y a quién. Pide lo que te ayuda, sin dar el diagnóstico. La oficina o un organismo de igualdad conocen las ayudas para equipamiento.",
  },
  {
    title: "Más de 55 años",
    text: "Bastan los últimos 10 a 15 años; no pongas la fecha de nacimiento ni fechas antiguas. Muestra algo nuevo que hayas aprendido.",
  },
  {
    title: "Despido",
    text: "Dos frases, sin culpar a nadie. Pide por escrito tu certificado de trabajo o una referencia. ¿Piensas en reclamar? Infórmate pronto: el plazo puede ser de pocas semanas.",
  },
  {
    title: "Antecedentes penales",
    text: "En muchos países no hace falta contar los antecedentes antiguos. Antes de escribir nada, pregunta en un centro de asesoramiento qué pide la ley para este puesto.",
  },
] as const satisfies readonly GuideSituation[];

/** What an office may pay for, where it is asked before, in Spanish. */
export const help = [
  "Pregunta primero en la oficina: viajes · ropa · curso · cuidado de los hijos · equipo · traducción.",
  "La mayoría de las oficinas solo pagan si se pide antes.",
] as const;
