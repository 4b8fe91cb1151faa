/** Hazards of all ten energies in plain words, as a crew lead tells them. */
import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { readHazard } from './classify.ts';

const spoken: Readonly<Record<string, string>> = {
  gravity: `
    That skylight's nothing but plastic, step on it and you're in the classroom below |
    A bolt slipping out of somebody's hand seventy feet up | Se nos puede venir encima el cerro donde escarbamos |
    You could go off the back of the trailer when you're unstrapping |
    The stringers are slick with dew and it's twelve feet to the creek |
    The stack of drywall could tip on whoever walks by | Un tablón mal puesto en el andamio y te vas |
    The beam coming off the choker while it's hanging over the guys |
    That limb's half broke already, it could drop any minute |
    La losa vieja está podrida, se hunde uno con todo y máquina |
    The pit's open behind us, backing up you'd never see the edge |
    Le puede caer un block en la cabeza al que anda abajo | Ladder feet could kick out on that polished floor |
    Plastic panel on that roof, you'd step right through into the kitchen |
    A nut dropping out of somebody's fingers up there | The silo wall isn't tied in, it could lay over |
    Que se nos venga encima la loma | You could fall backwards off the flatbed |
    Wet stringers, eight feet down to the rocks | Que pise mal el escalón y hasta el suelo |
    The plywood stack could fall on a kid | El tablón no está clavado | Coming off the hook with guys under it |
    Cracked limb over the driveway | La plancha de concreto está hueca abajo, se hunde |
    Pit's wide open, you back up and you're gone | Un ladrillo en la cabeza |
    Ladder legs sliding on that epoxy floor | Guys standing under the steel while it's up |
    The catwalk's missing a grate
  `,
  motion: `
    Forklifts are flying around that dock all morning |
    The concrete truck backing up and nobody sees the guy on the hose |
    Los carros pasan a setenta y no bajan la velocidad |
    Wrenching your back getting that cast iron tub down the stairs |
    Que la retro le dé a alguien con el contrapeso | Se lastima la cintura uno cargando los bultos de cemento |
    A tractor trailer drifting into our lane closure | The boom swings around and hits whoever's behind |
    Un tren puede venir por la otra vía | El montacargas pasa por donde camina la gente |
    Tow motors whipping around the aisles | Pump truck backing, can't see the hose man |
    Los carros van a sesenta y ni frenan | The bundle spins and nails a guy |
    Blowing out your back with the water heater | El contrapeso de la grúa barre por ahí |
    The culvert pipe could roll over somebody | Se truena uno la espalda con los costales |
    An eighteen wheeler cutting through our taper | Bucket swings and catches whoever | Un camión que no frena |
    The ATV flipping on that hill | El carrito elevador anda por los pasillos |
    Winch rope lets go and whips across | A stump grinder could pull you along
  `,
  mechanical: `
    The chop saw takes fingers if you're not paying attention | Sheet metal edges cut you to the bone |
    La banda te jala la manga y te lleva la mano | Getting pinched between the bucket and the pipe |
    The grinder wheel blowing apart in your face |
    Nails sticking up out of those old boards, right through your boot | Con el cúter se corta uno bien feo |
    The auger grabs your jacket and winds you up | Se machuca los dedos poniendo la tapa | Chain saw kickback |
    The roll-up door could start up while your hand's in the chain |
    Las puntas de la varilla sin tapón, se ensarta uno | The mixer paddles are turning while we dump bags in |
    Broken glass all over the floor where we kneel | Que la dobladora le agarre la mano |
    Miter saw'll take a thumb | Flashing cuts like a razor | La cadena te jala el guante |
    Getting squeezed between the forms and the bucket | Cutoff wheel exploding | Boards with nails up |
    Con la espátula me corto | The post hole digger grabs your pant leg | Se aplasta uno el dedo con la tapa |
    Pole saw kicks back | A garage door closing on your arm | Varilla sin gorrito |
    The paddle's turning while you scrape it | Glass all over the ground | La guillotina le agarra los dedos |
    Pry bar slips and busts your lip
  `,
  electrical: `
    The panel's still hot on the line side | That extension cord's got a nick and the floor's wet |
    Hay cables de alta tensión arribita de donde va el boom | Hitting a buried power line with the auger |
    Te puede dar un toque si la caja no está aterrizada | Somebody flips the breaker while I'm in the box |
    The capacitor holds a charge even after you kill it | Que al pelar el cable esté viva la línea |
    An aluminum ladder near the service drop | Backfeed from the generator |
    The solar strings are live as long as there's daylight | Static spark from the liner |
    Se electrocuta uno con la bomba sumergible | Four eighty in that cabinet and the cover's off |
    Line side's still hot | Cord's nicked and it's raining | Los cables de la calle están bien bajitos |
    Auger into a buried feeder | Te pega la corriente si no está aterrizado | Someone re-energizing it on us |
    The cap bank holds a charge | Que el cable que pelas traiga corriente | Aluminum extension ladder by the drop |
    Generator pushing power back up the line | Una explosión al cerrar la cuchilla | String's live when it's sunny |
    A static spark | Se electrocuta con la bomba del agua | Four eighty with the door open
  `,
  pressure: `
    The hose coupling could let go with a hundred and fifty pounds of air behind it |
    A hydraulic line bursting right in your face | Que reviente la manguera de la bomba de concreto |
    The test plug shooting out of the pipe | El compresor tiene aire guardado aunque esté apagado |
    Water hammer could rupture the fire main |
    Oxygen bottle gets its valve knocked off and takes off like a rocket |
    There's still pressure on the line when we crack the flange | Tire explodes while you're airing it up |
    El agua a presión te corta la piel | The airless sprayer can inject paint into your finger |
    Pega uno a la tubería de agua y se inunda la zanja a presión |
    The accumulator is charged even with the pump off | Chicago fitting lets go with ninety pounds of air |
    The hydraulic hose sprays you | Que se truene la manguera del concreto | Test ball shooting out |
    El compresor guarda aire | A slug of water hammers the line and it splits |
    Argon cylinder falls and shears the valve | There's still air in the line | A tire goes off in your face |
    El agua de la máquina te corta | The paint gun, it'll go in your finger |
    Se revienta el tubo y sale el agua con todo | The accumulator's charged | Grease fitting blows |
    The relief pops off
  `,
  temperature: `
    It'll be a hundred and eight by noon, guys drop from the heat | Torch sparks catching the insulation on fire |
    El chapopote hirviendo te quema los brazos | Touch that exhaust manifold and you leave skin on it |
    Steam coming off the trap, scalds you | Frostbite, it's ten below with the wind |
    Que se prenda el pasto con las chispas | The pipe's still glowing after you weld it |
    Con este solazo se deshidrata la gente | The boiler water could burn somebody when we drain it |
    Fuel spills on a hot engine and lights up | El cuarto frío está a menos veinte | Slag burns down your boot |
    La plancha está caliente y se quema uno las manos | Hundred and ten by lunch, guys fall out |
    Torch sets the rafters on fire | La brea hirviendo | Lean on that exhaust pipe and it takes the skin off |
    Steam out of the trap | Frostbite, zero with the wind | Que las chispas prendan el zacate |
    Pipe's red after welding | Con tanto sol se desmaya la gente | Draining the boiler, hot water on your feet |
    Diesel on the manifold catches | La nevera está a diez bajo cero | Slag in your boot |
    La parrilla quema las manos | Attic's a hundred and thirty
  `,
  chemical: `
    Cutting that block dry, silica everywhere | Carbon monoxide from the saw in that closed garage |
    El cemento mojado te quema la piel | No air in that vault, you could pass out |
    The stripper fumes make you dizzy | Polvo del concreto, se lo traga uno | Muriatic acid splashing in your eyes |
    Los vapores del pegamento marean | Galvanized fumes when we burn through the deck |
    Old pipe wrap's got asbestos in it | Que salga gas del drenaje, del que huele a huevo podrido |
    Epoxy resin gets on the skin and you break out | La pintura vieja trae plomo |
    Diesel smoke from the genny blows right in the hole | The battery acid leaking out |
    Grinding concrete with no water | CO off the trowel machine inside | El cemento te reseca y te quema |
    Bad air down in the vault | The stripper makes you sick | Tragar polvo | Acid in the eyes |
    Los vapores de la resina | Zinc smoke off the deck | Asbestos wrap | Gas que huele a huevo podrido |
    Resin on the hands | Pintura con plomo en la ventana | Exhaust from the light plant drifts in the trench |
    Battery acid
  `,
  biological: `
    Yellow jackets nested in the soffit | Hay víboras debajo de las láminas | Poison oak all along that fence line |
    Black mold behind the sheetrock | Caca de paloma por todo el techo | Fire ants all over the meter box |
    Needles in the trash, somebody could get stuck | El agua negra de la fosa salpica |
    The neighbor's pit bull gets loose | Ticks in that tall grass | Un panal de abejas en el poste |
    Mouse droppings in the crawl space, hanta | Se mete la hiedra venenosa entre los guantes |
    A gator in the retention pond | Alacranes entre los blocks | Hornets in the soffit |
    Una culebra entre las láminas | Poison ivy along the fence | Mold back of the tub |
    Palomas, está lleno de caca | Ants in the valve box | Somebody's needles in the weeds |
    Aguas negras de la fosa | Their dog's loose | Ticks
  `,
  radiation: `
    We're out in full sun all day with no shade, sunburn | Te quemas los ojos con la soldadura |
    The pipeline x-ray crew's shooting next door | Laser level right at eye height | Nos quema el sol la nuca |
    The nuke gauge for the compaction test | UV lamp curing the liner |
    El láser de nivelar le puede dar en los ojos | Stand in front of that cell antenna and it cooks you |
    La luz del arco lastima la vista | Welder's flash | La fuente radiactiva de las placas |
    The helper staring at the arc | Out in the sun, no shade | El arco te quema la vista |
    They're shooting x-ray tonight | A laser at eye level | El sol en el cuello | Nuke gauge | Curing light
  `,
  sound: `
    That jackhammer's loud as hell | Ruido de la cortadora |
    The compressor roaring next to us, you can't hear a thing | Te quedas sordo con el rompedor |
    Pile driving all day, it rings your ears | Hearing damage from the chipper | Hace mucho ruido la revolvedora |
    Powder-actuated gun bangs right by your ear | Los oídos, con tanta máquina |
    Blower's screaming at a hundred decibels | It's deafening in that pump room |
    El estruendo del martillo hidráulico | The saw's so noisy nobody hears the truck |
    Zumban los oídos con la sopladora | Racket from the vac truck | Jackhammer's loud | El ruido |
    Compressor roaring | Te deja sordo | Sheet pile hammer rings your ears | Hurts your ears |
    La revolvedora hace escándalo | The nailer bangs by your ear
  `,
};

const cases = Object.entries(spoken).flatMap(([energy, said]) =>
  said.split('|').map((one) => [one.replaceAll(/\s+/gu, ' ').trim(), energy] as const),
);

it.each(cases)('hears in "%s" the energy %s', (said, energy) => {
  expect(readHazard(said, library).energy).toBe(energy);
});
