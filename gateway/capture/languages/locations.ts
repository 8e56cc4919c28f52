import { anyOf } from "./all-words.js";
import { foldedPattern } from "./fold.js";

const COUNTRIES =
  "germany deutschland alemania allemagne duitsland austria österreich switzerland schweiz suisse france frankreich francia spain españa espagne spanien portugal italy italia italien netherlands nederland the_netherlands belgium belgië belgique luxembourg uk united_kingdom england scotland wales ireland northern_ireland " +
  "usa united_states united_states_of_america u.s. us canada mexico méxico brazil brasil argentina chile colombia peru australia new_zealand india singapore japan china hong_kong south_africa israel uae united_arab_emirates sweden sverige norway norge denmark danmark finland suomi iceland poland polska czechia czech_republic česká_republika česko slovakia slovensko hungary romania bulgaria greece croatia slovenia serbia ukraine estonia latvia lithuania turkey " +
  "malta cyprus philippines malaysia indonesia thailand vietnam egypt nigeria kenya europe emea";
const REGIONS =
  "california texas new_york florida washington massachusetts illinois virginia georgia north_carolina ohio pennsylvania colorado arizona michigan minnesota oregon utah tennessee maryland new_jersey connecticut wisconsin missouri indiana ontario quebec québec alberta british_columbia victoria new_south_wales queensland south_australia western_australia tasmania nsw vic qld " +
  "bayern hessen sachsen nordrhein-westfalen niedersachsen baden-württemberg thüringen brandenburg schleswig-holstein saarland île-de-france bretagne normandie occitanie andalucía cataluña catalunya país_vasco galicia comunidad_de_madrid noord-holland zuid-holland noord-brabant gelderland overijssel lombardia lazio piemonte veneto toscana campania skåne bay_area silicon_valley";
const TOWNS =
  "berlin hamburg münchen munich köln cologne frankfurt frankfurt_am_main stuttgart düsseldorf leipzig dortmund essen bremen dresden hannover nürnberg nuremberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden gelsenkirchen mönchengladbach braunschweig kiel chemnitz aachen halle magdeburg freiburg krefeld lübeck mainz erfurt rostock kassel potsdam saarbrücken oldenburg heidelberg darmstadt regensburg ingolstadt würzburg ulm heilbronn göttingen paderborn jena konstanz passau bayreuth koblenz trier osnabrück flensburg " +
  "wien vienna graz linz salzburg innsbruck klagenfurt zürich zurich genf geneva genève basel bern lausanne winterthur luzern st._gallen zug lugano paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon angers nîmes clermont-ferrand tours limoges amiens metz besançon orléans rouen mulhouse caen nancy brest le_mans annecy aix-en-provence la_rochelle sophia_antipolis la_défense " +
  "madrid barcelona valencia sevilla seville zaragoza málaga malaga murcia palma bilbao alicante córdoba valladolid vigo gijón granada vitoria coruña pamplona oviedo santander san_sebastián donostia lisboa lisbon porto braga coimbra aveiro faro amsterdam rotterdam den_haag the_hague utrecht eindhoven groningen tilburg almere breda nijmegen arnhem apeldoorn haarlem enschede amersfoort zwolle leiden maastricht dordrecht delft hilversum alkmaar venlo deventer hoofddorp antwerpen antwerp gent ghent brussel brussels bruxelles leuven brugge liège charleroi mechelen " +
  "roma rome milano milan napoli torino turin palermo genova bologna firenze florence bari catania venezia verona padova trieste brescia parma modena bergamo monza perugia trento bolzano vicenza treviso udine ancona london manchester birmingham leeds glasgow edinburgh liverpool bristol sheffield newcastle nottingham cardiff belfast leicester cambridge oxford reading brighton southampton portsmouth york bath exeter norwich coventry milton_keynes aberdeen dundee dublin cork galway limerick " +
  "stockholm göteborg gothenburg malmö uppsala västerås örebro linköping helsingborg jönköping norrköping lund umeå gävle borås södertälje eskilstuna karlstad sundsvall halmstad växjö luleå kista solna oslo bergen trondheim stavanger drammen kristiansand tromsø sandnes fredrikstad ålesund bodø lillehammer københavn copenhagen aarhus århus odense aalborg esbjerg kolding helsinki espoo tampere turku oulu vantaa reykjavik " +
  "praha prague brno ostrava plzeň liberec olomouc české_budějovice hradec_králové pardubice zlín bratislava košice warszawa warsaw kraków krakow łódź wrocław poznań gdańsk gdynia sopot szczecin bydgoszcz lublin katowice białystok gliwice rzeszów toruń kielce częstochowa radom opole budapest bucharest bucurești cluj-napoca sofia athens belgrade zagreb ljubljana kyiv kiev tallinn riga vilnius istanbul " +
  "new_york_city nyc los_angeles chicago houston phoenix philadelphia san_antonio san_diego dallas austin san_jose san_francisco seattle denver boston nashville detroit portland las_vegas baltimore milwaukee atlanta miami minneapolis tampa orlando pittsburgh cincinnati cleveland st._louis kansas_city charlotte raleigh columbus indianapolis sacramento oakland palo_alto mountain_view santa_monica san_mateo salt_lake_city washington_dc toronto montreal montréal vancouver calgary ottawa edmonton winnipeg waterloo halifax hamilton " +
  "sydney melbourne brisbane perth adelaide canberra auckland wellington christchurch são_paulo sao_paulo rio_de_janeiro belo_horizonte brasília curitiba porto_alegre recife salvador fortaleza florianópolis campinas buenos_aires santiago bogotá lima mexico_city ciudad_de_méxico guadalajara monterrey bangalore bengaluru mumbai delhi new_delhi hyderabad chennai pune gurgaon noida kolkata singapore hong_kong tokyo shanghai beijing dubai abu_dhabi tel_aviv cape_town johannesburg nairobi lagos manila kuala_lumpur jakarta bangkok";

const list = (words: string) =>
  words
    .split(/\s+/)
    .map((word) => word.replace(/_/g, " ").replace(/\./g, "\\."))
    .sort((a, b) => b.length - a.length)
    .join("|");

/** A known city, region or country in folded text. */
export const KNOWN_LOCATION = foldedPattern(
  `(?<![a-z0-9-])(?:${list(`${TOWNS} ${REGIONS} ${COUNTRIES}`)})(?![a-z0-9-])`,
);

/** A known city in folded text; "us" and similar words are not cities. */
export const KNOWN_TOWN = foldedPattern(`(?<![a-z0-9-])(?:${list(TOWNS)})(?![a-z0-9-])`);

/** "Fort Worth, TX", "Toronto, ON" in the text as written. */
export const TOWN_AND_STATE =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKNR]|P[A]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]|AB|BC|MB|NB|NL|NS|QC|SK|NSW|VIC|QLD|WA|SA|TAS|ACT)(?![\p{L}])/u;

/** Wordings of work from anywhere, in folded text. */
export const REMOTE = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("remote")})(?![a-z])`);
