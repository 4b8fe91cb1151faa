/** Hazards as crews of all trades say them, most with a word that alone would tell another energy. */
import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { readHazard } from './classify.ts';

const spoken: Readonly<Record<string, string>> = {
  gravity: `
    Cada uno pesa 1,800 libras, si se revienta la cadena se cae el block |
    If that rope lets go the bucket's coming straight down on us | The wire rope parts and the whole cage drops |
    Somebody stepping backwards off the deck while he's looking at his phone |
    The joist isn't welded yet, it could fold on us | Se le va el pie en la teja suelta |
    Que nos caiga encima el portón cuando quitemos las bisagras |
    The chimney's leaning, one good bump and those bricks come down |
    Standing on the top plate with nothing to hold on to |
    The sides of the hole are sandy, they'll slide in on whoever's down there |
    Se puede venir la pared de la zanja | Un fierro que se le resbale al de arriba |
    Que el trabajador se vaya por el hueco del elevador | Pallet of block sitting on the forks over their heads |
    Getting up on the tank, it's all oily on top | A manhole with the lid off in the middle of the walkway |
    Roll of membrane could roll right off the edge onto somebody |
    La escalera no está amarrada y el piso está liso |
    The tower climber's a hundred and eighty feet up with the wind | Se desploma el techo cuando quitemos el muro |
    The precast panel could come off the crane | Hose laying across the walkway, somebody'll go down |
    There's a twenty foot drop to the creek on that side | The stairs have no rail yet and it's dark |
    Mud, they'll slide right down the bank | La polea se suelta y nos cae la campana |
    Ladder could walk out on him | That ledge is crumbling, a stone could let go |
    Beam could slip off the column before it's bolted | He's leaning way out past the rail |
    The pallet jack's load could topple | Se zafa el polipasto y se nos viene la bomba |
    El colado puede tronar la cimbra | Nobody put a cover on that hole |
    The roof's wet and it's pitched pretty good | Bricks get knocked off the scaffold |
    Un mal paso en la viga y te mueres | Slipping on them leaves | Que se vaya el piso |
    The rope grab could slip and he'd ride it down | Un bote de mezcla que se caiga de la polea |
    The elevator car could drop on us in the pit | That old floor's spongy | La barda está ladeada |
    The tree's leaning toward the house | Somebody could back right off the dock | A chunk of parapet letting go |
    Up on the sixth lift of scaffold there's no midrail yet | El block de arriba está suelto |
    Se quiebra la teja y te vas | Roof decking's delaminated, foot goes through |
    The pole could come over when we cut the guy wire | Un costal de cemento que se venga del segundo piso |
    Standing on buckets to reach the ceiling | The stairs are iced over |
    Piled dirt right at the lip of the trench | The form ties could pop and she comes down |
    Se nos puede voltear la escalera | Nail bag spills on the roof and they slide on it |
    That tank lid's rusted, you'd go right through it | A wrench sliding out of a tool belt sixty feet up |
    The block wall isn't shored, it could go over | Se nos puede venir el talud |
    You could step off the tailgate backwards | The plank's wet and it's a long way to the water |
    Que se le resbale la mano del barandal y se vaya | The bundle of shingles could slide down on somebody |
    Una tabla floja del andamio | The pipe could come out of the sling over the ditch |
    That limb's hung up, it could come down | El piso de la casa está podrido, se va uno con todo y herramienta |
    The manhole's open right behind us | Le puede caer una llave al que está abajo | The ladder's feet are on ice |
    The bank's undercut from the rain | Se le afloja la cuerda al de la hamaca |
    There's a hole in the deck under that tarp
  `,
  motion: `
    Que el gancho de la grúa le pegue a uno | Golf balls come flying | Folks texting and driving through our cones |
    The excavator could catch a guy with the bucket when he swings | Los camiones entran y salen sin ver a nadie |
    The blade of the grader could catch the grade checker | Los tubos pesan, se le truena la espalda a uno |
    A kid on a bike could come right through here | The telehandler's got a blind side |
    Que se le vaya el freno al camión en la bajada |
    The gust could rip that sheet of plywood right out of your hands | Slinging eighty pound bags all day |
    The tail of the rope could whip you when it breaks | Se puede mover el tractor con alguien en medio |
    Drunk drivers, it's two in the morning | A guy on foot getting squished by the loader |
    Que una troca se meta a donde estamos tapando el bache | The dozer track could run over somebody's foot |
    That trailer jackknifing on the ramp | El trailero no mira por el espejo | Trains come through here at sixty |
    The boat could swing in and crush you against the dock | Uno se lastima la columna agachado todo el día |
    Bending over that rebar all day kills your back | The scissor lift driving over somebody's toes |
    Golpe del brazo de la retro | The roller could get away from him on that hill |
    The pipe's heavy, two guys can hurt themselves | Que el operador no nos mire |
    Reaching overhead all day wears out your shoulders | The mini could pin somebody against the foundation |
    Cars shooting out of the parking garage | Se enreda el cable del winche y te latiguea |
    Kids playing around the equipment | The hand truck could get away on the ramp | Pasa el tren bien cerca |
    Sand bags, eighty pounds apiece, all day | The gate could swing in the wind and knock him down |
    La barredora puede atropellar al que pone conos | Golf carts zooming through |
    You could wrench your knee stepping off the dozer | The sheet acts like a kite |
    Getting pinned by the dump gate | Los troques pasan volados |
    Current's strong in that creek, sweep you off your feet | Jalar el rollo de cable lastima la espalda |
    Pickup trucks cut the corner where we're working | The reel could roll down the hill |
    Se le puede dormir el pie cargando el rotomartillo todo el día | Loader's bucket could bump somebody |
    School lets out at three and kids are everywhere | The wind'll grab that sheet of insulation |
    Mover el piano entre dos está pesado | Getting run down by the street sweeper |
    Los rieles pesan ciento veinte libras cada uno | The crane's counterweight swings past that wall |
    A cyclist comes flying through the trail | Water's moving fast, it'll take you off your feet |
    El operador de la grúa no alcanza a ver al señalero | Twisting with those bundles |
    Yard trucks tearing around that lot | The grader backing up with a guy behind it |
    Los carros no respetan los conos | The load starts to turn and knocks somebody down |
    Hurting your back with that cast iron | Que la excavadora le dé a uno cuando gira |
    The spool could get loose and roll over a guy | Se lastima uno el hombro jalando la cuerda |
    A box truck wandering into the closure | The boom arm comes around and smacks somebody |
    Viene el tren y no se oye | The track hoe sliding on that mud bank | El patín de carga se va de bajada |
    A rope breaks and comes back at you | The mower could throw you off on that slope |
    Delivery guys on bikes in the alley | Se para uno en lo más angosto y pasa el volteo
  `,
  mechanical: `
    Frayed wire, slices hands | The raw glass edges slice, each unit weighs 210 pounds |
    Getting your head squished between the rail and a beam | Que se prenda el sinfín solo y destroza una pierna |
    Tie wire pokes you in the eye | The fan blades could take your fingers off |
    The garage door spring's wound tight, it could take your hand | Se le va la mano a la sierra |
    Alambre de púas, te raja los brazos | Splinters from those old planks | Ductwork edges are like razors |
    Smash a thumb with the sledge | Un machucón al cerrar la compuerta |
    The conveyor could kick on while he's cleaning it | The bit binds and the drill twists your wrist |
    Chispas y pedacitos de fierro en los ojos | La esmeriladora se patea | Que se le atore el guante en el taladro |
    The PTO shaft wraps you up in a second | Wood chips coming back at your face | The tile saw could get a finger |
    Pellizcarse los dedos con la rejilla | Metal lath cuts your hands all up | The rollers will pull in a glove |
    Que salte un pedazo de disco | The elevator machine could start up with a guy on top of it |
    Screws poking through the subfloor | The wheel could grab and throw the saw at you |
    The banding's under tension, it'll slap you when you cut it |
    Se le puede ir la llave y pegarse en los nudillos | The bender can get your hand |
    Getting wrapped up in the shaft | The mower can throw stuff | Tirantes de alambre que pican |
    Hole saw twists out of your hand | Screws sticking out all over | The tailgate could come down on your fingers |
    La cizalla no perdona | Utility knife slips | The chain on the trencher's exposed | Wire wheel throws bristles |
    Se mete la mano en la polea | The hydraulic press could catch a finger | Hammering, you'll hit your thumb |
    El gato se puede zafar y te prensa | Sharp flashing | Trip hammer on the breaker pinches your foot |
    Metal burrs on the conduit | Que la pulidora se atore y te brinque | Getting a hand in the fan |
    A staple in the finger | Log chain pinches your fingers | El cortasetos te puede volar un dedo |
    The door closer arm's got a lot of spring in it | Cutting zip ties toward yourself |
    Concrete saw blade lets go | Punching yourself with the awl | Un alambre en el ojo | Mesh ends jab you |
    Se te va el desarmador en la palma | Rotary laser's fine, it's the rotary hammer breaking your wrist |
    Coping saw | The band saw takes fingers | Roof metal slices you | La rebarbadora te jala la manga |
    Getting smashed between the pipe and the box | The cutoff wheel coming apart |
    Tacks sticking out of that carpet strip | Con el serrucho se corta uno | The drill rig grabs your coat |
    Se prensa uno los dedos con el gato | Kickback on the table saw |
    The overhead door could come on with your arm in it | Las puntas de los alambres, te picas |
    The blades on that mixer are going while we clean it | Busted tile all over where we kneel |
    Que la roladora te agarre el guante | Roto-hammer twists when it hits rebar |
    A sliver in your eye off the chisel
  `,
  electrical: `
    The wires in that wall might still be live | Cortar un cable que esté vivo | Water dripping in the switchgear |
    The meter can's hot even with the main off | Se pega la grúa a los cables |
    Old knob and tube up in the attic, no cover on it | Getting bit off that temp power |
    Nos puede agarrar la corriente | The line's thirty feet over the boom |
    Se prende el breaker mientras alguien está metiendo mano | Lightning if that storm gets here |
    The ground wire's missing on that welder | The neutral could be carrying current | La extensión está pelada |
    Twelve kV right above where we dump | Metal tape near the bus bars | Si el tubo toca la línea, nos mata |
    UPS batteries, they never go dead | The neighbor's generator could be feeding back on our line |
    The gear could blow up when we rack it in | Hitting conduit in the slab with the core drill |
    Tocar el cable del alumbrado con la escalera | A wet hand on that plug | That motor's four eighty |
    El panel no tiene tapa y está energizado | Third rail | The vac truck boom up in the primaries |
    The lines over the alley | Wet basement and a temporary cord | El alambre vivo detrás del plafón |
    You could saw through a wire in the slab | Plasma cutter lead's got bare copper | Meter base is energized |
    Que se brinque la corriente | The pole's got thirteen thousand on it | The truck touching the overheads |
    La planta puede regresar corriente | The dewatering pump sits in water with a bad plug |
    Big batteries in that lift, short one with a wrench | Cable subterráneo que no está marcado |
    He could cross two phases | Hay luz en el ducto | Rayos, que anda la tormenta cerca |
    The welder's ground clamp isn't on right | Wire's hot | A shock off the vending machine |
    Cutting into a hot feed | Water getting in the temp panel | La soldadora no tiene tierra |
    Somebody could turn that disconnect back on | A metal ladder by the panel | There's power in that slab |
    The chandelier's wired wrong | El poste trae media tensión | Static when you pump the fuel |
    Truck bed up into the wires | Se puede electrocutar con el taladro mojado | An old fuse box with no cover |
    Los cables pelones | Batteries, four hundred amps if you bridge the posts | Overheads at the entrance |
    The box is hot on the top lugs | That drop cord's cut up and it's muddy |
    Pasan los cables de alta por encima de la losa | Digging into the underground primary |
    Te da toques la mezcladora | The drive stays charged after you shut it off |
    Que esté viva la caja cuando la abramos | A rake handle up in the service wires |
    The generator back feeding the house | Un corto cuando movamos los cables | The panels make voltage all day |
    Sparks from static on the hopper | Se queda uno pegado en la corriente | Two-oh-eight with the cover off |
    Bad ground on the pump
  `,
  pressure: `
    An irrigation main that's holding 110 psi | El chorro a cuatro mil libras te corta |
    The wash wand can cut right through a boot | A cap blowing off the riser |
    La manguera se puede zafar y dar de chicotazos | Hydraulic oil shooting through a pinhole |
    The nitrogen bottle falling over and taking off | Que truene la manguera hidráulica |
    The pump line's plugged, and it could pop when you open it | Relief valve lets go on the air tank |
    Abrir la llave y que traiga presión | The water main could let loose on us |
    Airline whipping around if the whip check isn't on | Two thousand psi on that jack hose |
    Que brinque el tapón de la prueba | The sandblaster nozzle, it'll strip your skin |
    Cylinder not chained, the valve could shear off | The grout hose could burst |
    La línea de aire está cargada a ciento veinte libras |
    The inflatable plug could come out with all that water behind it | Charging the system to four hundred pounds |
    El tanque del compresor puede estallar | Sprinkler main could blow a coupling |
    The pipe's still charged when we cut it | A truck tire could blow when he's airing it |
    Se revienta el tubo del agua | Bleeding down the hydraulics | The line's not bled down |
    Grease gun can shoot it right through your glove | Hose end could slap somebody | Un golpe de ariete |
    The fire hydrant could blow off | Compressed air, someone could blow it at a guy |
    El vaso de expansión está cargado | Breaking that union, there could be pressure |
    Hydraulics could fail and spray oil | La bomba se tapa y avienta el concreto | Nitrogen at three hundred psi |
    The bag blows out of the sewer line | Airless tip, it'll go right through your skin |
    Que se reviente el manómetro | Split rim on that loader | Jetting hose comes back out of the pipe |
    The tank could rupture | Soltar la válvula de golpe | A propane hose whipping | Hidrolavadora, te abre la mano |
    The valve stem could shoot out | Blowing down the line | Boiler feed line's at two hundred pounds |
    Grasa a presión | The air bag could blow | El hidroneumático está cargado | We're breaking into the force main |
    Cylinder topples and breaks the neck off | The concrete hose kicks when it clears |
    Se revienta la llanta del trascabo | Backflow preventer's still holding pressure | Shotcrete nozzle plugs |
    Pneumatic test | The air coupling could come off at a hundred pounds |
    The bucket cylinder hose blowing out on you | Que se tape la manguera del concreto y truene |
    The cap could fly off the test tee | Hit that water line and it'll blow | La línea tiene aire todavía |
    Slamming that valve could bust the pipe | Knock the neck off an argon bottle |
    Pressure left in the line when we open it | Loader tire blows up | La lavadora te corta |
    Spray rig puts paint under your skin | Se bota la conexión de la bomba |
    Nitrogen charge in that breaker hammer | The grout line kicks
  `,
  temperature: `
    La mezcla quema, viene a trescientos grados | The asphalt comes out at three hundred degrees |
    Guys fall out from the heat up on that roof | The kettle could boil over on somebody |
    Hot glue from the gun gets on your fingers | The lead pot splashes | Se prende la lona con la soldadura |
    The wind chill's gonna be minus fifteen | Fire in the walls from sweating the pipe |
    That muffler will brand you | Quemarse con el tubo recién soldado | The steam line could open up on us |
    El agua del calentador te puede pelar | Hot sealer on the arms | It's like an oven in that trailer |
    Se puede prender el aserrín | Rags with stain on them catch fire by themselves |
    The grass is dry, one spark and it's gone | Calor dentro del tanque | The fryer oil's still hot |
    Somebody working wet in this cold, he'd go hypothermic | The cut end is red hot |
    Nos deshidratamos aquí arriba | Vapor que sale de la trampa, te quema |
    Wearing rain gear in ninety eight degrees | Solder dripping on your arm |
    The generator's muffler, you'd burn yourself | Ninety-six with that humidity |
    Gloves get wet and your fingers freeze | Se puede incendiar el aislante | Roof's like a frying pan by two |
    Hot rivets | The shingles get hot enough to blister you | Estar todo el día en el calor con el traje |
    That lamp's been on, it'll burn your hand | Cutting steel over that hay | El agua de la caldera te escalda |
    Tar bubbling over | La pistola de calor | Fuel can near the burner | Fuego en el ducto por la chispa |
    Dehydration | Cold water, you lose your grip | Concrete blankets catch fire | Hot roofing adhesive |
    Grinding near the fuel tank could start a fire | Por el calor se marea la raza | The exhaust on the saw is hot |
    Asphalt rake, that mix is hot enough to blister | Burned by the steam cleaner |
    Los cables de la soldadora calientes prenden el cartón | Weed burner gets away from us |
    Standing in snow all day | The pipe's got two hundred degree water | Aceite caliente de la máquina |
    Fire if a spark gets in the sawdust | Cold wind up on the tower | The iron's cherry red |
    It's a hundred and five on that roof, somebody's going down | Torch lights up the felt |
    La brea te quema los brazos | Grab that flue and you're burnt | Steam comes up out of the vault |
    Cold enough to lose a finger | Que agarre lumbre el monte | Weld's still hot |
    Se nos deshidrata la gente con este calor | Hot water comes out of that drain, scalds you |
    Gas spills on the muffler and goes up | La congeladora está bien fría | Slag goes down your glove |
    El tubo recién soldado | It gets brutal hot under that deck
  `,
  chemical: `
    The primer vapor, that stuff has xylene | La mezcla te come las manos, la cal |
    Grinding out mortar joints, that dust | Humo de la planta, monóxido | The dust burns your lungs |
    Drum of degreaser could spill on somebody | Breathing that two-part foam |
    Se respira uno el polvo de la tablarroca | The tank's been shut up for months, air could be bad |
    No sabemos qué traía ese tambo | Chlorine leak in the pump room | The ammonia line could leak |
    Cutting torch on lead paint, the fumes | Se junta el gas en el pozo | The sealant has isocyanates in it |
    Bleach and acid mixed together | Aislante, esa fibra pica | Running the gas saw inside with no ventilation |
    La cal viva te quema los ojos | Fly ash blowing around | The soil's contaminated with diesel |
    Thinner on the skin | El desmoldante salpica los ojos | Methane in the wet well |
    The nitrogen pushes out the oxygen in there | Pega uno la línea de gas | R-410 leaking into the room |
    Mercury in those old switches | El humo del galvanizado da fiebre | Two-part foam off-gassing |
    Inhaling that insulation | Spilled diesel gets on your hands | El tambo dice corrosivo |
    Sawing hardie board, that dust is bad for you | Old glue's got asbestos | Puede haber gas en la alcantarilla |
    The strip of oakum and lead fumes | Concrete in your boots all day eats your feet | Hydraulic oil on the skin |
    Ventilación no hay y el motor prendido | Wasp spray in the face | Bromine tablets |
    Se mezcla cloro con ácido y sale gas | Spray paint in a closet | Treated lumber smoke | Brake cleaner |
    That tank had gasoline in it | Un sellador bien fuerte | The pit might not have enough air |
    Sealing concrete with that solvent stuff inside | Grout powder | Welding on stainless, hex chrome |
    El líquido de frenos | Dry sweeping | Fumes coming off the new carpet glue |
    That crawl space hasn't got good air | Lime dust | Propane leak | Tar fumes |
    Se derrama el ácido de la batería | The tile mastic's black, could be asbestos |
    Pesticide they sprayed yesterday | Diesel exhaust in the tunnel | Dry cutting pavers, dust everywhere |
    CO from that heater in the tent | La mezcla te quema las manos | There's no oxygen down that well |
    That stripper makes you loopy | El polvo del yeso | Acid wash in the face | El olor del pegamento |
    Burning galvanized, the fumes | Transite pipe, that's asbestos | El gas que sale de la alcantarilla |
    Part A on your skin | Las láminas traen pintura de plomo | The saw's exhaust in the basement |
    Leaking brake fluid | Weed killer blowing back on us
  `,
  biological: `
    Copperheads under the brush pile | Bees in the valve box | Bats up in the attic, and all that guano |
    Zancudos, hay un chorro | The toilet line's full of you know what | Raccoon living in the chimney |
    Un perro bravo en la casa de al lado | Poison sumac in the ditch | Hay ratas en el sótano | Chiggers |
    Agujas de los drogadictos | Human waste in the stairwell | Avispas debajo del alero |
    The lagoon water's nasty, get it in your mouth and you're sick | A black widow in the meter box |
    El pozo séptico salpica | Legionella in the cooling tower | Un nido de avispones | Hornets |
    Cuidado con la ortiga y las espinas | Brown recluse in the crawl space | Blood on the floor from the accident |
    Moho en la pared del baño | Coyotes and snakes out there | There's a hornet nest | Una culebra en el registro |
    Human feces behind the dumpster | The guy's pit bull | Old hospital, needles in the walls | Bird crap |
    Palm trees have scorpions | Mosquitos | Sewer backs up on us | Something died under the house |
    Snakes in the riprap | Un avispero en la caja del medidor | Standing water full of mosquitoes |
    Ratones muertos | Chicken coop dust | Stray dogs | Mold in the ductwork | Piquetes de abeja |
    Medical waste bags | Wasps up under the tin | Una víbora abajo de la lámina | Poison ivy on the pole |
    Moldy drywall | Mierda de pájaro en la canaleta | Ants in the pedestal | Somebody's used syringe |
    El agua del drenaje nos salpica | The homeowner's shepherd | Chiggers and ticks | Abejas en la pared |
    Rat turds in the attic | Una tarántula | Alligators in the canal
  `,
  radiation: `
    Arc eye from the guy next to you | El arco de la soldadora te deja ciego |
    Gamma source they're using on the welds | The laser screed's beam at eye level | Quemaduras de sol |
    X-ray on the night shift | The troxler's hot source | Rayos UV de la lámpara de curado |
    RF from the antennas up there | Somebody looking at the weld without a shield | Le da el destello al ayudante |
    No shade anywhere, we'll be red as lobsters | Skin cancer, we're out here every day |
    Microwave dish is still transmitting | Los rayos del sol todo el día en la espalda | The laser tracker beam |
    Flash burns to the eyes | Que la soldadura le queme la vista al que pasa |
    Reflection of the sun off the glass panels | Radiografía de las soldaduras |
    Ultraviolet from the plasma cutter | The nuclear gauge | Looking at the arc | Sun all day | Rayos X |
    Fiber laser's lit | Cell site is hot | La flama de la soldadura en la vista | Getting burnt by the sun |
    UV light | Neutron gauge | Quemada de ojos | The sun on the back of your neck | Weld flash for the fire watch |
    Spectators looking at the arc | El sol todo el día | Laser alignment tool | Rays from the x-ray tube |
    La soldadura te quema la retina | Cell antennas | The density gauge | Ultraviolet curing |
    The arc gets your helper's eyes | In the sun ten hours, you burn | Se te queman los ojos soldando |
    Radiography on the next unit | The pipe laser's shining out the manhole | El sol nos tuesta |
    Moisture density gauge | UV train in the pipe | El rayo del láser | Antenna's live up there |
    El destello del arco | Sun off the snow
  `,
  sound: `
    The chipping guns are so loud your ears ring | No se oye nada con el generador |
    Nobody can hear the spotter over the vac | Ruido, el martillo | You'll go deaf next to that crusher |
    Los tímpanos con la pistola de pólvora | The chiller room's at ninety five decibels | Ruidazo |
    The impact wrench's racket | Nos lastima los oídos la demoledora | Can't hear the radio with the pumps on |
    Rammer's noise | Está muy fuerte el ruido del compresor | Fire alarm testing, it's piercing |
    The sandblasting is loud too | Pierde uno el oído con los años | Blasting horn | It's so loud you gotta yell |
    El escándalo de la bailarina | Chainsaw noise all day | Concrete vibrator numbs your hands |
    Shotcrete pump's noise | Te zumba la cabeza del ruido | Hammer drilling overhead, loud | It's loud |
    No te oye el señalero | The vac excavator's a screamer | Blasting, your ears | Ring in your ears |
    El golpe de la piloteadora retumba | Both grinders running in that tank, loud |
    Vibration from the breaker in your arms | Pierdes el oído | The noise | Martillazos en el tanque, retumba |
    Ringing ears from the nailers | So loud you can't talk | Te lastima el oído | The crusher's noise |
    A whistle every time the valve lifts | Ruido parejo de la planta | Loud as a jet |
    The breaker's loud as can be | Ruido del martillo | Generator's so loud you gotta yell |
    Sordo te deja la rompedora | Driving sheets all day, hard on the ears | Losing your hearing to that gun |
    Mete un ruidazo la cortadora | Con los oídos, hay tres máquinas | Turbine whines at a hundred and ten |
    Deafening in there | El golpe del martinete | Can't hear him holler | Zumbido en los oídos |
    The whole building rattles
  `,
};

const cases = Object.entries(spoken).flatMap(([energy, said]) =>
  said.split('|').map((one) => [one.replaceAll(/\s+/gu, ' ').trim(), energy] as const),
);

it.each(cases)('hears in "%s" the energy %s', (said, energy) => {
  expect(readHazard(said, library).energy).toBe(energy);
});

const cues = {
  electrical: ['live wires', 'a shock', 'alta tensión'],
  chemical: ['acid splashing', 'bleach', 'el ácido'],
  temperature: ['hot tar', 'slag', 'la lumbre'],
  pressure: ['compressed air', 'una fuga hidráulica'],
  biological: ['a mean dog', 'moho'],
  mechanical: ['the nail gun', 'filos de lámina'],
} as const;
const places = [
  'next to the loader',
  'near the crane',
  'on the truck',
  'cerca de la grúa',
  'with people walking by',
];
const placed = Object.entries(cues).flatMap(([energy, said]) =>
  said.flatMap((cue) => places.map((place) => [`${cue} ${place}`, energy] as const)),
);

it.each(placed)('hears in "%s" the energy %s wherever it is', (said, energy) => {
  expect(readHazard(said, library).energy).toBe(energy);
});

it.each([
  ['working next to the loader', 'motion'],
  ['getting hit by the truck', 'motion'],
  ['people walking by', 'motion'],
  ['que no vean al bandero', 'motion'],
  ['climbing on the crane', 'gravity'],
])('lets the place of "%s" tell where nothing else does: %s', (said, energy) => {
  expect(readHazard(said, library).energy).toBe(energy);
});
