/** How crew leads say what could hurt someone, by the energy it is under. */
import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { readHazard } from './classify.ts';

const spoken: Readonly<Record<string, string>> = {
  gravity: `
    somebody going off the edge | a guy could fall off the ladder | tip over backwards off the stepladder |
    brick coming down on somebody's head | dropping a wrench on the guy below | the trench caving in on us |
    the wall could come down on us | 
    the car could come down if a sling lets go | slipping on the wet plywood | tripping on the cords |
    stepping in a hole and twisting an ankle | there's grease on the machine room floor and somebody will slip |
    falling through the skylight | the counterweight dropping | the joist could drop if a choker slips |
    a limb breaking off and landing on a guy | stack of block tipping over | the ladder kicking out |
    one of them shackles getting dropped on the guys below | walking off the deck in the dark |
    the plank giving way | the panel comes off the hook and lands on your foot |
    climbing the tower, it's forty feet | the pallet sliding off the forks |
    the lift tipping over on that soft ground | a rock rolling down the bank onto the crew | ice on the steps |
    que te caigan las láminas en la cabeza | se te va una llave pa' abajo y le pega a un peatón |
    una caída, son veintiséis pies | uno se va por el hueco | caerse de la escalera |
    que se venga la pared de la zanja | se derrumba la tierra con uno adentro |
    el contrapeso, si se suelta te aplasta | que se caiga el panel encima de alguien | se resbala uno en el lodo |
    te tropiezas con las mangueras | la carga se puede caer | que se voltee el andamio |
    una rama que se desgaje y le caiga a alguien | pisar en falso y caer por el techo |
    la lámina se hunde y te vas pa' abajo | que se nos venga encima la barda | se ladea la escalera |
    el piso está bien resbaloso | que se zafe el bloque y le caiga en el pie | andar en la orilla del techo |
    la plataforma está a diez pies | se va uno de espaldas del camión | que se caiga la herramienta desde arriba
  `,
  motion: `
    getting hit by a car | the skid steer backing over somebody | wind can spin the sign into Jarvis |
    traffic flying by us | the excavator swinging around and hitting a guy |
    guys throwing their backs out on those bags | lifting the panels, they're ninety pounds |
    the forklift coming around the blind corner | getting run over at the driveway |
    the truck rolls back on somebody | the counterweight on the excavator catching you |
    the bags are ninety-four pounds, that's your back | people walking through the work area |
    the roller can back over you | wrenching your shoulder pulling cable |
    a drunk driver coming through the cones | carrying the sheets up the stairs all day |
    the boom swinging into somebody | shoppers driving through like it's a racetrack |
    your knees from kneeling all day | the mower rolling over on the slope | que un carro atropelle a alguien |
    la retro en reversa | la carga gira con el viento | va para atrás y te aplasta |
    cargar los costales, pesan ochenta libras | se lastima uno la espalda | los carros pasan bien pegados |
    el rodillo te puede pasar por encima | que el montacargas le pegue a alguien |
    pasa mucha gente por la banqueta | te acaba las rodillas andar hincado | se lastima uno la cintura cargando |
    la troca da reversa y no ve | el bote del excavador te golpea | que se meta un carro a la obra |
    torcerte la espalda jalando el cable | los camiones entran y salen |
    el skid steer te machuca contra la pared | que te atropelle la revolvedora
  `,
  mechanical: `
    getting your fingers pinched between the unit and the curb | the blade takes a finger |
    the wire strands will stab your hands | saw kickback | a nail through your foot |
    the auger grabbing your sleeve | getting your hand sucked into the rollers | sharp edges on the flashing |
    rebar sticking up, you get impaled | grinder wheel blows apart on you | chips flying in your eyes |
    the drill binding up and twisting your wrist | cut your hand on the glass | the belt grabbing a glove |
    smashing your thumb with the hammer | the band snapping and cutting your face | pinch point on the door |
    the chain saw catching your leg | metal slivers in your hands | broken glass slicing you |
    the press coming down on your hand | getting caught in the PTO | staple gun in the hand |
    the saw throwing a tooth | el disco te puede llevar un dedo | te cortas la pierna con la motosierra |
    las puntas de la varilla, se ensarta uno | la malla se revienta y te corta la cara |
    que te machuques un dedo | la banda te jala la manga | un clavo en el pie | los filos de la lámina te cortan |
    se te encaja una astilla | la sierra patea | saltan pedazos a los ojos | te agarra las manos el rodillo |
    los alambres te pueden picar un ojo | la navaja te abre el dedo | la broca se atora y te tuerce la muñeca |
    las rebabas del taladro brincan a la cara | las aspas te agarran el pie | te prensas los dedos con la puerta |
    que se reviente el disco | un martillazo en el dedo | las piedras que avienta la desbrozadora |
    el auger te enreda la ropa | cortarte con el vidrio
  `,
  electrical: `
    getting shocked on the DC | those strings are live | hitting a buried electric line |
    the boom getting into the power lines | 480 volts at the controller | arc flash when he racks the breaker |
    cords laying in the water | the panel's hot | a drill going through a live wire | static off the hose |
    induced voltage on the line | somebody energizing it while we're in there | touching the bus |
    the ladder touching the overhead wires | lightning | backfeed from the generator | nicked extension cord |
    getting bit by the 277 | te puede dar un toque | un cable enterrado | la línea de alta tensión |
    te electrocutas | está energizado el tablero | la escalera cerca de los cables |
    una descarga, ahí hay ciento veinte | extensiones peladas en el agua | pegarle al cable de la luz |
    que alguien suba la pastilla | el cable de la acometida | un corto en la caja | toque eléctrico con el agua |
    rayos | la pluma alcanza los cables | el arco del breaker
  `,
  pressure: `
    the hose whipping around | a hydraulic line letting go | the plug blowing out of the pipe |
    the line's got sixty pounds on it | fluid injected under your skin | a tire blowing up in your face |
    the air hose coming apart | compressed air in the eyes | the cap blowing off |
    a fitting pops at three thousand psi | the tank's still got pressure | the main's under pressure |
    the water pressure'll blow the tap back at you | hydro test, if it lets go |
    the concrete line plugs and blows | the spray gun injecting your hand |
    the pig coming out of the pipe like a cannon | the irrigation main, it's pressurized |
    la manguera te da un latigazo | se bota la unión | la bola de esponja sale como cañonazo |
    revienta la manguera hidráulica | el tapón sale volando | trae tres mil libras | la línea tiene presión |
    se destapa la manguera de golpe | el tanque está presurizado | la pistola te inyecta la pintura en la mano |
    el chicotazo de la manguera | prueba a cien libras | el agua a presión te corta | la llanta revienta |
    el gato hidráulico se va | el aire comprimido en los ojos | la manguera agarra aire y brinca
  `,
  temperature: `
    heat stroke out on that roof | it's gonna be a hundred and four | burning your hands on the tar |
    hot asphalt, three hundred degrees | sparks raining down on whoever's underneath |
    sparks catching the grass on fire | the steam will cook you | frostbite on your fingers |
    it's ten below out there | the pipe's still hot | hot water left in the boiler |
    the torch catching the paper | the slag burning through your boots | the kettle boiling over |
    the exhaust burning your leg | cold hands in the freezer | the fryer oil burning you |
    guys passing out from the heat | a flash fire off the thinner | hot work near the insulation |
    el vapor quema | sale hirviendo y te quema | el calor, va a estar a ciento dos | quemarte con el asfalto |
    las chispas agarran el zacate | golpe de calor | el frío te entume las manos | se prende la espuma |
    la soldadura caliente te cae en el brazo | el mofle te quema la pierna |
    la mezcla viene a trescientos grados | la lumbre del soplete | el agua caliente del calentador |
    deshidratarse | te quemas con la tubería | chispas en el cartón | el chapopote caliente |
    la plancha te quema | está helado el cuarto frío
  `,
  chemical: `
    dust off the saw | silica | solvent vapor building up in the tank | the wet mix burns your skin |
    part B will burn your skin | low oxygen in the manhole | the fumes off the epoxy |
    carbon monoxide from the generator | gas leaking at the meter | lead paint chips |
    breathing in the insulation | acid splashing on you | bleach in the eyes | thinner fumes |
    hitting the gas main | fuel vapors could blow up | asbestos in the tile | drywall dust in your lungs |
    cement burns | the sealer gets you dizzy | H2S in the pit | refrigerant leaking in the room |
    exhaust in the building | chlorine gas | el polvo en los pulmones | el humo del plástico |
    te quema la piel el cemento | vapores del solvente | no hay oxígeno | una fuga de gas | el gas te tumba |
    el cloro te irrita los ojos | polvo de sílice | el thinner te marea | el ácido te salpica |
    pintura con plomo | el grout te brinca a los ojos y te quema | el sellador huele bien fuerte |
    monóxido del motor | asbesto en el techo | la lechada te quema | el gas que sale del tanque |
    la cal en los ojos | respirar el polvo de la tablaroca | los químicos de la alberca
  `,
  biological: `
    wasps in the eaves | fire ants in the ditch | a rattlesnake | poison ivy | sewage splashing on you |
    mouse droppings | mold in the walls | a dog in the yard | bees in the hollow | black widows in the valve box |
    ticks in the tall grass | bird droppings | needles in the trash | raw sewage | mosquitoes |
    scorpions under the boards | a dead possum | copperheads | spiders | avispas en los aleros |
    hormigas rojas en el tronco | víboras | aguas negras que te salpican | alacranes | moho en la pared |
    caca de paloma | un perro suelto | viudas negras | abejas en el árbol | garrapatas | ratas en el drenaje |
    hiedra | jeringas tiradas | popó de ratón | arañas | mosquitos | un panal
  `,
  radiation: `
    the arc burning your eyes | sunburn | welding flash | the laser in your eyes | the density gauge source |
    UV off the lamp | X-ray on the welds | sun beating on your neck all day, you'll burn |
    looking down a live fiber | the RF off that antenna | la luz de la soldadura en los ojos | quemada de sol |
    el láser en los ojos | la fuente del densímetro | se nos quema el cuello con el sol |
    el arco te quema los ojos | rayos x | la flama del arco
  `,
  sound: `
    the noise off that chipper | it's loud in there | the jackhammer's deafening |
    that hammer drill in the tank is brutal on your ears | the compressor's screaming |
    it's so loud you can't hear | it'll ring your ears | the pile driver pounding all day | el ruido |
    es un ruidazo | no te deja oír nada | te deja sordo | el ruido del compresor | chilla refeo la sierra |
    te zumban los oídos | el rotomartillo hace mucho escándalo
  `,
};

const cases = Object.entries(spoken).flatMap(([energy, said]) =>
  said.split('|').map((one) => [one.replaceAll(/\s+/gu, ' ').trim(), energy] as const),
);

it.each(cases)('hears in "%s" the energy %s', (said, energy) => {
  expect(readHazard(said, library).energy).toBe(energy);
});
