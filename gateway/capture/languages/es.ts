import { es as dates } from "../../../schema/dates/languages/es.js";
import type { LanguagePack } from "./pack.js";

/** Spanish. */
export const es: LanguagePack = {
  code: "es",
  countries: "ES MX AR CO CL PE EC UY",
  stopWords:
    "y de la el los las en un una para con por que del se su al es tu nuestro nuestra como más somos tus serás lo",
  telling: "ñ ¿ ¡ ción ciones idad",
  dates,
  headings: {
    description: `
      (?:sobre|acerca de|conoce a) (?!ti\\b).{2,30}; quiénes somos;
      (?:la |nuestra )?(?:empresa|compañía|misión|historia|oportunidad); descripción(?: .{2,30})?;
      el (?:puesto|equipo); (?:nuestro )?(?:equipo|cliente); resumen; objetivo(?: del puesto)?; qué hacemos; quiénes somos nosotros; quién es .{2,30}; ¿?quiénes somos; ¿?qué es .{2,30}; la (?:organización|entidad|vacante|posición|oferta); el (?:proyecto|cliente|centro|cargo); sobre (?:nosotros|la empresa|el puesto|el rol|el equipo|la vacante); perfil de la empresa; resumen del (?:puesto|cargo); propósito(?: .{2,25})?; objetivo (?:general|del cargo|principal)`,
    responsibilities: `
      responsabilidades; funciones; tareas; actividades; misión; (?:qué|lo que) (?:harás|vas a hacer|harías);
      (?:cuál(?:es)?) (?:será|serán) (?:tu|tus) .{2,30}; (?:en )?tu día a día; (?:tu|el) (?:rol|reto);
      (?:te encargarás|serás responsable) de; principales (?:funciones|responsabilidades|tareas); a qué te dedicarás;
      qué esperamos que hagas; ¿?qué (?:harás|vas a hacer|harías|tendrás que hacer|funciones (?:tendrás|realizarás|harás|desempeñarás)|esperamos de tu rol)(?: .{0,25})?; ¿?cuáles (?:son|serán|serían) (?:tus|las|sus) (?:funciones|responsabilidades|tareas)(?: .{0,20})?; ¿?cuál (?:será|es) (?:tu|la) (?:misión|función|rol|día a día)(?: .{0,20})?; (?:tus|sus|las|principales) (?:principales )?(?:funciones|tareas|responsabilidades)(?: .{0,25})?; (?:tu|la|su) (?:misión|función|labor)(?: .{0,20})?; funciones (?:principales|del puesto|a realizar|y responsabilidades|a desarrollar|del cargo|específicas|generales); tareas (?:a realizar|principales|del puesto|a desarrollar); responsabilidades (?:principales|del puesto|clave|y funciones|del cargo); actividades (?:principales|a realizar|del puesto|a desarrollar); descripción de (?:funciones|tareas|las funciones|actividades|responsabilidades); un día (?:normal|típico|en .{2,20}); día a día; en qué consiste(?: .{0,20})?; ¿?qué implica .{2,20}; cometidos?; labores(?: .{0,20})?; te encargarás.{0,15}; te responsabilizarás.{0,15}; objetivos(?: y .{2,20})?; rol y responsabilidades; reto(?:s)?(?: .{0,15})?`,
    requirements: `
      requisitos(?: .{2,30})?; perfil(?: .{2,30})?;
      (?:qué|lo que) (?:buscamos|necesitas|pedimos|esperamos|necesitamos|requerimos)(?: .{0,15})?;
      (?:qué esperamos de|sobre) ti; formación(?: .{2,30})?; experiencia(?: .{2,30})?; conocimientos(?: .{2,30})?;
      competencias; habilidades;
      (?:se )?(?:valorará|valoramos|valorable|deseable|imprescindible|indispensable)(?: .{0,20})?;
      cualificaci(?:ón|ones); a quién buscamos; eres tú; aptitudes; idiomas; buscamos; estudios`,
    perks: `
      beneficios(?: .{2,30})?; (?:qué |lo que )?(?:te )?ofrecemos(?: .{0,20})?; (?:qué|lo que) (?:te )?ofrecemos;
      ventajas(?: .{2,20})?; (?:por qué|porque) (?:unirte|trabajar|nosotros|elegirnos|.{2,20})(?: .{0,20})?;
      condiciones(?: .{2,25})?; se ofrece; qué te espera; qué encontrarás.{0,15}; qué obtendrás; compensación;
      retribución(?: .{2,20})?; nuestra oferta; ¿?qué (?:te |os |le )?(?:ofrecemos|ofrece .{2,20}|podemos ofrecerte|podemos ofrecer|damos|aportamos|encontrarás|ganas|obtienes|recibirás|tenemos para ti|hay para ti|beneficios .{2,20})(?: .{0,15})?; (?:te |se |os |le |nosotros |nosotras )?(?:ofrecemos|brindamos|proponemos|garantizamos|ofrece)(?: .{0,15})?; lo que (?:te )?(?:ofrecemos|damos|encontrarás|obtendrás|brindamos)(?: .{0,15})?; condiciones (?:laborales|de trabajo|económicas|ofrecidas|del puesto|de contratación|contractuales|que ofrecemos|y beneficios); beneficios (?:sociales|para ti|laborales|adicionales|de trabajar .{2,25}|y ventajas|del puesto|de la empresa); (?:tus|nuestros|los) beneficios(?: .{0,20})?; ¿?por qué (?:unirte|elegirnos|trabajar|nosotros|te va a gustar|deberías|venir|formar|escoger|querrás).{0,30}; motivos (?:para|por) .{2,30}; razones (?:para|por) .{2,30}; a cambio(?: .{0,15})?; prestaciones(?: .{0,25})?; paquete (?:de beneficios|salarial|retributivo|de compensación); salario y (?:beneficios|prestaciones|condiciones); sueldo y (?:prestaciones|beneficios); compensaciones?(?: .{0,20})?; oferta económica; nuestro compromiso contigo; remuneración(?: .{0,20})?; ¿?qué te llevas.{0,15}`,
    other: `
      (?:cómo )?(?:aplicar|postular|inscribirse|solicitar)(?: .{0,30})?; contacto(?: .{0,20})?; proceso(?: .{2,25})?;
      (?:tipo|fecha|lugar|horario|jornada|ubicación|salario)(?: .{2,25})?; información (?:adicional|.{2,20});
      interesad[oa]s?(?: .{0,20})?; te interesa(?: .{0,20})?; igualdad.{0,30}; ofertas similares; tecnologías;
      cómo es el proceso.{0,20}; datos.{0,20}; contrato; ¿?cómo (?:aplicar|postular|postularse|inscribirse|solicitar|presentar|puedo|participar|es el proceso|me inscribo|aplico|será el proceso).{0,30}; ¿?te (?:interesa|apuntas|animas|sumas|unes|gusta|atreves|ha gustado|identificas|encaja).{0,30}; ¿?(?:estás |eres )?interesad[oa](?: .{0,25})?; ¿?quieres .{2,50}; ¿?tienes (?:dudas|preguntas|alguna).{0,25}; si (?:estás interesad|te interesa|quieres|cumples|crees).{2,50}; interesados(?: .{0,30})?; inscripción(?: .{0,20})?; inscríbete(?: .{0,20})?; postúlate(?: .{0,20})?; postulación(?: .{0,20})?; aplica(?: .{0,20})?; solicitudes(?: .{0,20})?; presentación de (?:solicitudes|candidaturas)(?: .{0,15})?; candidaturas(?: .{0,20})?; documentación(?: .{0,25})?; plazo(?: .{0,30})?; bases(?: .{0,25})?; (?:el |nuestro )?proceso de selección(?: .{0,20})?; fases del .{2,20}; próximos pasos; contáctanos; persona de contacto; más información(?: .{0,15})?; información (?:de contacto|general|importante|complementaria|básica|sobre .{2,20}); otros datos; detalles(?: .{0,20})?; datos (?:de la oferta|del puesto|generales|básicos|personales); igualdad(?: .{0,30})?; diversidad(?: .{0,30})?; inclusión(?: .{0,30})?; política de .{2,30}; protección de datos(?: .{0,20})?; aviso(?: .{0,20})?; observaciones; notas?; fecha (?:de inicio|de incorporación|límite .{2,20}); incorporación(?: .{0,15})?; modalidad(?: .{0,20})?; horarios?(?: .{0,15})?; compartir(?: .{0,15})?; etiquetas; palabras clave; resumen de la oferta; ficha(?: .{0,15})?; número de vacantes; área; categoría`,
  },
  headingWords: {
    responsibilities:
      "funcion tareas responsab harás harías cometid actividades encargar funciones tarea responsable labores cometidos consiste misión hacer desempeñ",
    requirements:
      "requisit perfil buscamos pedimos necesit imprescindible conocimientos competenc esperamos aport formación experiencia valor requerimos pides piden conocimiento habilidades aptitudes excluyente mérito titulación indispensable deseable candidato cualidades idóneo exigimos",
    perks:
      "ofrec beneficio ventajas condiciones damos daremos encontrarás ofrece brindamos beneficios compens prestacion ventaja motivos razones ofrecerte garantizamos retribución",
    description: "empresa equipo somos nosotros compañía quiénes organización proyecto",
    other: "solicitud inscri contact interesa interesado proceso dudas ubicación salario postul candidatura",
  },
  cues: {
    description: `empresa compañía líder fundada somos grupo clientes sector mundo equipo internacional buscamos busca multinacional dedicada consultora startup presencia innovación ubicada misión`,
    responsibilities: `desarrollar gestionar gestión realizar coordinar elaborar diseñar mantener analizar supervisar apoyar participar garantizar asegurar implementar planificar organizar controlar colaborar atender atención definir liderar seguimiento ejecutar preparar
      encargarás responsable crear impartir dar vender elaboración desarrollo control coordinación mantenimiento revisión responsabilizarse`,
    requirements: `experiencia años formación título titulación grado licenciatura conocimiento conocimientos dominio inglés nivel capacidad habilidad imprescindible valorable valorará requerido mínimo mínima manejo proactiv orientación trabajo-en-equipo
      carné carnet disponibilidad estudios ciclo deseable avanzado ganas persona acostumbrada responsable organizada`,
    perks: `vacaciones seguro salario retribución teletrabajo contrato formación-continua flexible flexibilidad horario beneficios ofrecemos incorporación indefinido desarrollo-profesional plan carrera tickets descuentos gimnasio bonus ambiente estabilidad crecimiento
      ayuda médico competitivo viernes híbrido jornada retribuidas`,
    other: `candidatura candidato cv currículum enviar envía correo email contacto inscríbete inscripción aplicar proceso selección igualdad discriminación datos teléfono interesados protección género discapacidad`,
  },
  labels: {
    jobTitle:
      "(?:puesto|cargo|título|posición|vacante|nombre)(?: de trabajo| del puesto| de la oferta| ofertado| vacante)?; oferta(?: de empleo)?; perfil solicitado; empleo; rol; profesión; denominación(?: del puesto| de la plaza)?; nombre del (?:puesto|cargo|empleo); puesto (?:vacante|solicitado|ofertado|a cubrir|requerido|de trabajo); categoría profesional; ocupación; título (?:del puesto|de la oferta|del empleo|de la vacante); plaza(?: convocada)?; se busca; se necesita; cargo (?:solicitado|vacante|equivalente); nombre de la (?:oferta|vacante|posición)",
    companyName:
      "empresa; compañía; empleador; organización; nombre de la empresa; cliente; entidad; razón social; nombre (?:de la compañía|comercial|de la entidad|del empleador|de la organización); empresa (?:contratante|ofertante|anunciante)?; entidad (?:convocante|contratante|empleadora); empleador\\(a\\); organismo; institución; centro; anunciante; ayuntamiento; empresa/entidad",
    recruitmentAgency:
      "(?:agencia|consultora)(?: de (?:selección|empleo|colocación|reclutamiento))?; ett; empresa de selección; empresa de trabajo temporal; reclutador; consultora de rrhh",
    location:
      "(?:lugar|ubicación|localización|centro|sede|localidad|ciudad|provincia|zona|población)(?: de trabajo| del puesto| del empleo)?; dónde; ubicado en; (?:lugar|localidad|centro) de (?:trabajo|prestación|destino|la vacante|desempeño)(?: .{0,12})?; municipio; población/provincia; provincia/localidad; ciudad/provincia; dirección(?: de trabajo| del puesto)?; localización (?:del puesto|de la oferta|geográfica)?; ubicación (?:geográfica|del puesto|de la vacante|laboral)?; destino; sede(?: de trabajo)?; comunidad autónoma; país; región; estado; departamento/municipio; comuna; domicilio; zona(?: de trabajo| geográfica)?",
    salary:
      "(?:salario|sueldo|retribución|remuneración|banda salarial|rango salarial|compensación)(?: .{0,20})?; (?:salario|sueldo|retribución|remuneración) (?:bruto|mensual|anual|neto|base|ofrecido|aproximado|según|mínimo|máximo|estimado|desde|por hora)(?: .{0,20})?; rango (?:salarial|de salario); banda (?:salarial|retributiva); oferta (?:salarial|económica); haberes?; honorarios; nivel salarial; paquete salarial; renta(?: líquida| bruta| ofrecida)?; grupo (?:de cotización|profesional); ingresos?; precio/hora; s\\.?b\\.?a",
    term: "(?:tipo|modalidad|duración)(?: de| del)? ?(?:contrato|contratación|jornada|empleo|trabajo)?; contrato; jornada(?: laboral)?; dedicación; horario; contratación; tipo de (?:contrato|jornada|puesto|oferta|vinculación|relación laboral|vacante|industria)?; jornada (?:de trabajo|y horario|/ horario)?; horario (?:laboral|de trabajo)?; duración (?:del contrato|de la jornada|estimada|inicial|de la contratación)?; modalidad (?:de contratación|contractual|de contrato|de trabajo|laboral)?; relación laboral; régimen(?: de dedicación| laboral)?; horas (?:semanales|por semana|de trabajo)?; número de horas; contrato (?:laboral|ofrecido|de trabajo)?; vigencia; condiciones contractuales; situación contractual; dedicación horaria; forma de contratación; carga horaria",
    referenceNumber:
      "(?:(?:n[.ºo°]*|número|código|num)(?: de)? ?)?(?:referencia|ref)(?: .{0,15})?; (?:n[.ºo°]*|número|código|num)(?: de(?: la)?)? (?:oferta|vacante); código(?: de (?:oferta|puesto|vacante))?; id(?: de (?:oferta|vacante))?; (?:nº|n\\.º|núm\\.?|número|código|id|identificador)(?: de)?(?: la| del)? ?(?:oferta|anuncio|referencia|puesto|vacante|expediente|convocatoria|proceso|empleo|concurso|aviso); referencia (?:de la oferta|interna|del puesto|oferta|de la plaza)?; ref\\.? (?:oferta|interna|de la oferta); código de (?:la oferta|referencia|la plaza|proceso|empleo); expediente; identificador; número de (?:la oferta|aviso)",
    publishedDate:
      "(?:publicad[oa]|actualizad[oa])(?: el| hace)?; fecha(?: de (?:publicación|la oferta|creación|alta))?; publicación; (?:publicado|publicada|actualizado|actualizada|creada|modificada)(?: el(?: día)?| en| desde| hace)?; fecha (?:de )?(?:publicación|alta|creación|inserción|actualización|de la convocatoria|publicada|de apertura|del anuncio|de emisión|de difusión|de registro)(?: .{0,15})?; oferta (?:publicada|del)(?: el)?; inicio de publicación; última actualización",
    applicationDeadline:
      "(?:fecha|plazo) (?:límite|máxim[oa]|final|fin|de cierre|de fin|de finalización|tope)(?: (?:de|para) (?:\\S+ ?){1,4})?; plazo(?: (?:de|para) (?:\\S+ ?){1,4})?; (?:cierre|fin|caducidad|vencimiento)(?: .{2,25})?; solicitudes hasta; válida hasta; límite; fecha (?:límite|fin|tope|de cierre|de vencimiento|de caducidad|de finalización|máxima|de expiración|final|de término|cierre)(?: .{0,40})?; plazo (?:de inscripción|de presentación|de solicitud|de admisión|hasta|de candidaturas|abierto hasta|límite|finaliza)(?: .{0,35})?; fin (?:de plazo|de publicación|de inscripción|de la oferta|del plazo)(?: .{0,25})?; último día(?: .{0,25})?; inscripciones? hasta(?: el)?; (?:inscripción|postulación|postulaciones|postular|candidaturas|presentación) (?:hasta|abierta hasta|antes del)(?: el)?; vigente hasta(?: el)?; disponible hasta(?: el)?; oferta (?:válida|vigente|activa|abierta) hasta(?: el)?; cierra(?: el)?; cierre de (?:la convocatoria|postulaciones|inscripciones|vacante|la oferta); vence(?: el)?; expira(?: el)?; hasta(?: el)?; recepción de (?:cv|candidaturas|solicitudes|antecedentes)(?: hasta)?; período de postulación; caduca(?: el)?",
    ignored:
      "contacto; teléfono; tel; e-?mail; correo(?: electrónico)?; web; fecha de (?:inicio|incorporación); incorporación; inicio; departamento; sector; área; experiencia(?: .{2,15})?; vacantes; número de .{2,20}; idiomas?; nivel(?: .{2,20})?; estudios(?: .{2,15})?; categoría; personal a cargo; (?:persona|datos|teléfono|correo|email|mail|forma) de contacto; contactar(?: con)?; móvil; celular; fax; sitio web; página web; enlace; url; solicitudes?(?: a)?; forma de (?:aplicar|solicitud|presentación); cómo (?:aplicar|solicitar); inscribirse en; fecha (?:de comienzo|prevista .{2,25}|de inicio .{2,20}|de contratación|inicio|estimada .{2,20}|de ingreso|de incorporación .{2,20}); inicio (?:previsto|de contrato|del contrato)?; comienzo; disponibilidad; incorporación (?:inmediata|prevista)?; área (?:funcional|profesional|de trabajo|de especialización|/ departamento)?; sector (?:de actividad|laboral|profesional|empresa)?; subsector; rama; industria; giro(?: de la empresa)?; rubro; actividad(?: de la empresa| económica)?; categorías?(?: .{2,15})?; subcategoría; especialidad; familia profesional; gerencia; unidad; puesto superior; reporta a; depende de; nivel (?:de estudios|laboral|profesional|académico|educativo|del puesto|de experiencia|de inglés|mínimo .{2,15})?; estudios (?:mínimos|requeridos)?; educación(?: mínima)?; grado académico; años de experiencia; experiencia (?:mínima|requerida|laboral|previa)?; idioma(?:s)?(?: requeridos?)?; carn[eé]t? (?:de conducir|requerido)?; licencia de conducir; permiso de .{2,20}; vehículo propio; edad; sexo; género; discapacidad; nacionalidad; plazas?(?: .{2,15})?; puestos vacantes; nº de (?:vacantes|puestos|plazas|inscritos|.{2,20}); inscritos; cantidad de (?:vacantes|puestos|.{2,15}); número de (?:puestos|vacantes|plazas|empleados|inscritos); tamaño(?: .{2,20})?; trabajo remoto; teletrabajo; viajes; turno(?:s)?; salario según; visitas; etiquetas; compartir; observaciones",
  },
  terms: {
    "Full-time": "tiempo completo; jornada completa; full[ -]?time; jornada laboral completa",
    "Part-time":
      "tiempo parcial; media jornada; jornada parcial; part[ -]?time; medio tiempo; a (?:tiempo|jornada) parcial; jornada reducida; por horas; medio turno; fines de semana; dedicación parcial",
    Contract:
      "temporal; contrato por obra; autónomo; freelance; duración determinada; sustitución; fijo[- ]discontinuo; interin[oa]; por proyecto; contrato de formación",
    Internship: "prácticas; becari[oa]; pasante; pasantía; beca(?= |$|[,.)]); contrato en prácticas; practicante",
    Permanent: "indefinid[oa]; contrato fijo; fijo; estable; tiempo indeterminado",
  },
  occupations: `ingenier desarrollador programador técnico responsable director jefe jefa gerente analista asistente auxiliar administrativ comercial vendedor dependient contable consultor asesor coordinador enfermer médic profesor maestro educador
    camarer cociner ayudante conductor repartidor mozo operari oficial electricista fontanero mecánico soldador carpintero albañil limpiador recepcionista secretari abogad arquitect diseñador redactor periodista traductor community
    manager becario encargad supervisor agente teleoperador promotor formador entrenador monitor psicólog farmacéutic fisioterapeuta investigador científic biólog químic engineer developer scientist especialista gestor administrador ejecutiv delegado
    peluquer panader carretillero almacener instalador montador delineante topógrafo inspector auditor controller chef data product leñador talador encofrador ferrallista yesero escayolista pintor alicatador solador techador cristalero cerrajero calderero tubero tornero fresador ajustador matricero chapista frigorista calefactor climatizador tapicero ebanista costurer modista zapatero joyero gruista maquinista excavadorista peón jardiner agricultor ganadero tractorista veterinari pescador marinero carnicer charcuter pescader frutero florista cajer reponedor barman lavaplatos friegaplatos pinche pastelero repostero pizzero sumiller conserje portero gobernanta mucama niñera canguro cuidador gericultor lavandera planchador vigilante guardia bombero policía socorrista paramédico celador camillero mensajero cartero chofer camionero taxista almacenista empaquetador manipulador clasificador estibador azafat piloto tripulante sobrecargo matrona partera odontólog dentista higienista logopeda podólog optometrista nutricionista dietista cirujan pediatra psiquiatra radiólog anestesista terapeuta masajista esteticista maestra docente catedrátic postdoc doctorand rector orientador pedagog puericultor animador intérprete corrector fotógraf camarógraf locutor presentador músico bailarín ilustrador bibliotecari archiver conservador procurador paralegal juez actuario economista estadístico matemátic sociólog historiador arqueólog geólog agrónom ambientólog telefonista mecanógraf oficinista contador tesorero cobrador gestora captador visitador broker tasador perito aparejador interiorista decorador escaparatista webmaster tester scrum owner capataz cortador operadora envasador embalador matarife aprendiz pasant vicepresidente mediador`,
  beforeTitle: `(?:buscamos|busca|necesitamos|necesita|seleccionamos|selecciona|incorporamos|contratamos|requiere|precisa|solicita|estamos buscando|búsqueda de|incorporar)(?: .{0,50}?)?? (?:una?|un/a|un\\(a\\)|a una?|nuestro|nuestra|varios|dos|su próximo); (?:como|puesto de|cargo de|posición de|vacante de|oferta de|perfil de)(?: una?)?; te unirás como`,
  afterTitle:
    "o\\s+una? para con en que de\\s+nuestr con\\s+experiencia cuya a\\s+tiempo apasionad con\\s+al y\\s+que del capaz por quien dentro y\\s+formar",
  beforeCompany: "somos; en; únete a; sobre; acerca de; conoce; la empresa; desde; grupo; por qué; bienvenido a",
  afterCompany:
    "es (?:una?|la|el|líder|un|uno); busca; somos; ofrece; desarrolla; necesita; se dedica; cuenta; nace; está; selecciona; trabaja; incorpora; precisa; acompaña; ayuda; diseña; fabrica; lleva; requiere",
  agency:
    "(?:para (?:nuestro|un)|nuestro|uno de nuestros|importante) (?:\\S+ ){0,3}?clientes?(?:,| es| del| busca| ubicad| líder|\\.| dedicad| se| precisa| en); nuestro cliente; importante (?:empresa|compañía|cliente|multinacional)(?: \\S+){0,4}; seleccionamos para; empresa de trabajo temporal; consultora de selección; empresa cliente",
  beforeLocation:
    "ubicad[oa] en; con sede en; situad[oa] en; oficina(?:s)? (?:en|de); en; centro de; basad[oa] en; zona de; en nuestras oficinas de",
  beforePublished: "publicad[oa](?: el)?; fecha de publicación; publicado hace; actualizad[oa](?: el)?; oferta del",
  beforeDeadline:
    "(?:fecha límite|plazo|fecha de cierre|fecha máxima|fecha fin)(?: (?:de|para|del?) (?:\\S+ ){0,5}?)?(?: ?(?:es|el|hasta|será|finaliza|termina|hasta el))*; hasta el; antes del; a más tardar el; inscripciones hasta(?: el)?; finaliza el; cierra el",
  relative: {
    days: "hace # días?",
    hours: "hace # horas?",
    weeks: "hace # semanas?",
    months: "hace # mes(?:es)?",
  },
  // prettier-ignore
  words: {
    youDo: "tus (?:funciones|tareas|responsabilidades|principales (?:funciones|responsabilidades|tareas)) (?:seran|son|incluiran|incluyen|consistiran); (?:las )?(?:principales )?(?:funciones|tareas|responsabilidades) (?:a (?:realizar|desarrollar|desempenar) )?(?:seran|son|consistiran|incluyen); (?:la persona|el candidato|la candidata|el/la candidato/a|la persona seleccionada|el profesional|la persona incorporada)[a-z /]{0,20} (?:se encargara|sera|realizara|debera|se responsabilizara|dara|trabajara|tendra como); tu (?:mision|funcion|dia a dia|rol) (?:sera|consistira|es); seras (?:responsable|el|la|una|quien); participaras; realizaras; trabajaras; gestionaras; desarrollaras; colaboraras; daras",
    pageNumber: "página",
    pageOf: "de",
    mailHeaders: "De; Para; Enviado; Asunto",
    mailSubject: "Asunto",
    replyMarks: "rv",
    conjunctions: "y; o; e",
    navigation: "inscribirme(?: en esta oferta)?; inscribirse; aplicar(?: ahora)?; solicitar(?: empleo)?; guardar(?: oferta| empleo)?; compartir; imprimir; iniciar sesión; registrarse; inicio; volver; aviso legal; ver más; ofertas; empresas; acceso candidatos; publicar oferta; política de (?:privacidad|cookies); saltar al contenido; (?:inscribirme|inscríbete|inscribirse|aplicar|postularme|postularse|postular|postúlate|aplica|solicitar)(?: ahora| aquí| ya| a esta (?:oferta|vacante)| en esta oferta| en la web de la empresa| a este empleo| al empleo| fácilmente| online)?; me interesa; enviar (?:cv|mi cv|candidatura|solicitud|a un amigo|por e-?mail|por correo); guardar (?:oferta|empleo|vacante|en favoritos|esta oferta)?; favoritos?; añadir a favoritos; compartir (?:oferta|empleo|en .{2,20}|esta oferta|vacante|por .{2,15})?; copiar enlace; imprimir(?: oferta)?; descargar(?: pdf| oferta)?; denunciar(?: oferta)?; reportar(?: oferta| empleo| anuncio)?; ver (?:oferta|todas las ofertas|todos|ofertas similares|menos|mapa|en mapa|perfil|empresa|detalles|todo|todas|todos los empleos|vacantes)(?: .{0,30})?; mostrar (?:más|menos|mapa); leer más; saber más; volver (?:atrás|al listado|a resultados|a la búsqueda|arriba|al inicio)?; buscar(?: empleo| ofertas| trabajo)?; búsqueda avanzada; nueva búsqueda; filtrar; filtros; ordenar por; limpiar; borrar filtros; crear (?:alerta|cuenta|una alerta|mi cv|una cuenta)(?: .{0,20})?; alertas?(?: de empleo)?; recibir (?:alertas|ofertas|empleos)(?: .{0,30})?; activar alerta; mi (?:cuenta|perfil|área|cv); mis (?:ofertas|candidaturas|alertas|postulaciones); acceder; entrar; ingresar; cerrar(?: sesión)?; regístrate; registro; acceso (?:empresas|usuarios); candidatos; para (?:empresas|candidatos); publicar (?:una )?(?:oferta|vacante|empleo)(?: gratis)?; menú; siguiente; anterior; ir al contenido(?: principal)?; saltar (?:al contenido principal|navegación); estás aquí; aceptar(?: todas?)?(?: las cookies)?; rechazar(?: todas?)?; configurar(?: cookies)?; configuración de cookies; gestionar cookies; términos y condiciones; condiciones (?:de uso|generales); mapa del sitio; mapa web; accesibilidad; ayuda; preguntas frecuentes; seguir(?: empresa)?; síguenos(?: en .{2,20})?; cancelar; enviar; idioma; español; todas las ofertas; ofertas de empleo; empleos",
    otherJobs: "(?:otras |mas )?ofertas (?:similares|relacionadas|de empleo similares|que .{3,40}); otras (?:ofertas|vacantes)(?: .{0,40})?; tambien te puede interesar.{0,20}; (?:ofertas|empleos|vacantes|trabajos) (?:parecid[oa]s|recomendad[oa]s|relacionad[oa]s|recientes|destacad[oa]s|que te .{3,40}|en .{3,40})(?: .{0,20})?; mas (?:ofertas|empleos|vacantes)(?: .{0,40})?; otros (?:empleos|puestos|trabajos)(?: .{0,40})?; quien vio .{3,40}; ver mas ofertas.{0,30}",
    pageTitleLead: "oferta",
    careersHeadings: "trabaj[ae] con nosotros; ofertas? de empleo; empleo; trabaja con nosotros; vacantes",
    boardSections: "empleos?; trabaja",
    boardSectionsAt: "en",
    signIn: "(?:iniciar?|inicio de) sesión(?: (?:o|en|con|para) .{1,60})?; acceder; acceso (?:candidatos|usuarios); regístrate; registrarse; crear (?:una |tu )?cuenta",
    challenges: "(?:por favor,? )?(?:verifi(?:ca|que)|confirm[ae]) que (?:eres|es|usted es) (?:un )?(?:ser )?humano(?:[ .,].{0,120})?; no soy un robot; (?:comprobación|verificación) de seguridad; acceso denegado; un momento,? por favor",
    pageTitleHiring: "busca",
    pageTitleIn: "en",
    afterCopyright: "Todos[ ]",
    placeholders: "no (?:especificado|disponible); confiden[tc]ial\\w*",
    headingLead: "tus?; sus?; los; las; el; la; principales",
    jobWords: "contrat; puesto; contrato; jornada",
    outlook: "posibilidad de",
    termsOfOthers: "temporal",
    occupationEndings: "s; a; o; os; as",
    titleOpenEnds: "y; o; de; del; en; la; el; para; con",
    titleWanted: "se busca; buscado",
    titleLevels: "sénior; júnior; principiante",
    titleOpenings: "como; una?",
    titleLead: "oferta de empleo",
    titleBeforeTown: "en",
    greetings: "hola; buen[oa]s; estimad; nuevo",
    companyCertainlyBefore: "unete a; la empresa",
    onBehalf: "por (?:cuenta|encargo) de; para nuestro cliente,?",
    articles: "el; la",
    aboutCompany: "sobre(?: a| o)?",
    nameWords: "y; de",
    beforeNames: "Trabajar en; El; Los; La; Empresa; Llama; Somos; en; En; A; Las; Desde; Para; Con",
    linesBeforeName: "la",
    notNames: "Nuestr[oa]s?; El; La; Los; Las; Una; Se; Somos",
    institutions: "ayuntamiento; fundacion; universidad; hospital; colegio; instituto; consejeria; diputacion; gobierno; ministerio; junta de; generalitat; xunta; comunidad de; cabildo; consell; mancomunidad; municipalidad; alcaldia; intendencia; consorcio; agencia (?:estatal|espanola|tributaria); servicio (?:publico|andaluz|madrileno|canario) de; clinica; centro (?:de salud|medico|educativo|de investigacion|de dia); residencia; escuela; escuela infantil; academia; asociacion; federacion; cooperativa; ong; cruz roja; camara de; caritas; guarderia; museo; biblioteca; policia; juzgado; tribunal; embajada; parroquia; csic; mutua",
    agencyWords: "reclutamiento; seleccion; ett; recursos humanos; consultora de seleccion; seleccion de personal; trabajo temporal; empresa de trabajo temporal; headhunting; cazatalentos; agencia de (?:colocacion|empleo); outsourcing; consultora de rrhh; consultores de rrhh; reclutadora",
    siteWords: "ubicad; situad; sede; oficina",
    seeking: "busca; necesita",
    saysTown: "en; a",
    townParticles: "de; la",
    townListJoin: "o",
    besideTown: "o",
    remote: "teletrabajo; trabajo remoto; remoto",
    workplaceFacts: "presencial; h[ií]brid[oa]",
    streetsBeforeNumber: "Calle; C\\/; Avenida; Avda\\.?; Plaza; Paseo",
    one: "un; una",
    published: "publicad; fecha",
    applying: "inscri; curric; envi; plazo; limite; vacan; valid",
    contractEnds: "contrat; duración; sustituc",
    startsWork: "inicio; incorpora; comienz; a partir",
    referenceNouns: "oferta",
    referenceNumberWords: "numero",
    referenceEndings: "erencia",
    referenceAfterRef: "numero",
    referenceNames: "codigo",
    quoting: "asunto; clave; codigo; numero",
    payWords: "\\bsba\\b; retribu; sueldo; salar; bruto; remunera",
    notPay: "facturaci",
    payGross: "bruto; brutos?; bruta",
    payPer: "por; al; el; a; la; de",
    payPeriods: "hora; dia; semana; mes; ano; mensuales?; anuales?",
    payHours: "hora",
    weekHours: "h(?:oras)? ?(?:semanales|a la semana|por semana|/ ?semana)",
    payFrom: "desde; de; entre; hasta",
    payTo: "a; y",
    payToBare: "a",
    weWords: "nosotros; nuestr\\w+; somos; nos",
    offerTo: "te",
    offers: "ofrecemos; (?:brindamos|garantizamos|proporcionamos|te damos|te brindamos|te espera|te proponemos); (?:se )?(?:ofrece|ofrecera|ofrecen)[ ]; disfrutaras; tendras (?:acceso|la oportunidad|un salario|un contrato|flexibilidad|formacion); recibiras; contrato (?:indefinido|temporal|estable|fijo|a jornada|de trabajo|laboral)[ ,]; salario (?:segun|competitivo|bruto|de|fijo|entre|a convenir)[ ]",
    youWill: "te encargaras; (?:te|se) (?:responsabilizaras|ocuparas|encargara|responsabilizara|ocupara); (?:en este|desde este) (?:puesto|rol); tendras (?:que|como|la responsabilidad); vas a; deberas; seras",
    youHave: "tienes; eres; cuentas; (?:dispones|posees|dominas|hablas|sabes|aportas|te (?:apasiona|gusta|consideras|encanta|defines|sientes)); (?:buscamos|necesitamos|pedimos|requerimos|valoramos|valoraremos) (?:a )?(?:una? |personas?|profesional|alguien|candidat|que|experiencia|conocimientos|perfil|gente); se (?:requiere|valorara|valora|precisa|necesita|valoraran|exige|busca)[ ]; (?:imprescindible|indispensable|deseable|valorable|necesario|necesaria)[ ]; (?:minimo|al menos|minima) \\d; experiencia (?:minima|previa|de al menos|en|demostrable|de|como)[ ]; (?:formacion|titulacion|estudios|grado|ingenieria|licenciatura|ciclo) (?:en|minim|de|superior|universitari|requerid)",
    years: "anos",
    cvWords: "curriculum",
    howToApply: "para mas informacion; envia(?:r|nos|tu)? .{0,20}c(?:v|urriculum); inscribete; fecha limite; (?:envia|enviar|envianos|mandar|manda|mandanos|remitir|remite|hacer llegar|adjuntar|adjunta|presentar)(?:nos)? (?:tu|su|el|un|cv|curriculum|hoja|la|por|candidatura|solicitud|carta)[^.]{0,25}(?:cv|curriculum|hoja de vida|candidatura|solicitud|carta de)|carta de (?:presentacion|motivacion)|hoja de vida|inscribirte|postulate|inscribete|aplica (?:ya|ahora|aqui|a esta|en)|apuntate|no dudes en|no lo dudes|no lo pienses|te estamos esperando|te esperamos|esperamos tu (?:cv|candidatura)|estamos deseando conocerte|si (?:te interesa|estas interesad|cumples|quieres (?:formar|unirte|ser|saber|aplicar)|te ves|te sientes|crees que)|interesad[oa]s (?:enviar|inscrib|pueden|favor|mandar|en)|te interesa\\?|proceso de seleccion (?:consta|consistira|se|sera|incluye)|fase(?:s)? de(?:l)? (?:entrevista|proceso)|plazo de (?:presentacion|inscripcion|solicitud)|presentacion de (?:solicitudes|candidaturas)|solicitudes (?:se|deberan|podran)|contacta(?:r|nos|te)? con|ponte en contacto|ponerse en contacto|llama(?:r|nos)? al|indicando (?:en el asunto|la referencia|ref)|a traves del (?:siguiente enlace|formulario|portal)",
    legalNotes: "aviso legal; igualdad de oportunidades; rgpd; datos personales; igualdad (?:de trato|efectiva|de genero|entre (?:mujeres|hombres)|y (?:diversidad|no))|no discriminacion|sin (?:distincion|discriminacion)|independientemente de (?:su|tu|la)|sin importar (?:su|tu|la|el|genero|edad)|plan de igualdad|discapacidad (?:igual|superior|reconocida)|certificado de discapacidad|politica de (?:privacidad|igualdad|diversidad)|proteccion de (?:datos|sus datos)|tratamiento de (?:sus|tus|los|datos)|tus datos|reglamento general|lopd|rgpd|diversidad e inclusion|diversidad, (?:equidad|la)|entorno inclusivo|todos los derechos reservados|antecedentes penales|delitos de naturaleza sexual|lenguaje inclusivo|nunca (?:pedimos|solicitamos|cobra)",
    equalityGroundsAfter: "discapacidad",
    closings: "(?:un )?saludos?(?: cordiales)?; atentamente; (?:cordiales |un cordial )?saludos?; cordialmente; te esperamos; muchas gracias; gracias; hasta pronto; buena suerte",
  },
  // prettier-ignore
  record: {
    valueKeys: "texto nombre",
    contactKeys: "contacto",
    keys: {
      title: { plain: "titulo puesto cargo", endings: "titulo" },
      company: { plain: "empresa nombreempresa", endings: "empresa" },
      place: { plain: "ubicacion localizacion" },
      city: { plain: "ciudad municipio localidad" },
      region: { plain: "provincia" },
      country: { plain: "pais" },
      salary: { plain: "salario" },
      term: { plain: "jornada contrato" },
      reference: { plain: "referencia numeroreferencia codigo", endings: "referencia" },
      published: { plain: "fechapublicacion fechadepublicacion", endings: "publicacion" },
      deadline: { plain: "fechalimite fechafin", endings: "fechalimite" },
      description: { plain: "descripcion", endings: "descripcion" },
      responsibilities: { plain: "tareas" },
      requirements: { plain: "requisitos" },
      perks: { plain: "beneficios beneficioslaborales" },
    },
    titleKeys: "cargo puesto",
    titleEndings: "titulo",
  },
};
