import { describe, expect, it } from 'vitest';
import { isAbsent } from './absent.ts';

const absent = `
homeowners are in Tampa till Monday
the owners are out of town
nobody's diving on this
nobody's going up there today
no one's living in the house
no one is working below us
there's nobody in the building
none of us are going in the tank
we're not digging today
we aren't touching the gas line
we're not going in the pit
the crane's not here till Thursday
the crane isn't coming until Friday
the crane's on the other site today
the crane comes Thursday
the pump truck is coming tomorrow
the roofers start next week
the drywall guys left at noon
the roofers already went home
the last tenant moved out in May
the painters wrapped up yesterday
the kids are at school
kids are out till August
the students are on break
the congregation is at the beach all week
the store's closed on Mondays
the restaurant doesn't open till eleven
the street is shut down all week
the plant's idle this month
the rail spur is empty this week
trains don't run on Sundays
the train doesn't run anymore
the school bus doesn't come today
forklifts aren't running in here today
the mill crane's down this week
the press is locked out
water and power are disconnected
the power's off to the whole building
the gas is shut off
the steam's been off since June
the compressor is in the shop
the pivot's parked on the far side
the dogs are at her mom's
her dogs are crated
the bull's in the other pasture
the cattle are in the barn
the bees are gone
they moved the bees last week
the farmer moved the cattle
they hauled the drums off Friday
the city already shut the main
the old tank was removed
the demo's done
the blasting is over
the blasting was last week
the asbestos guys finished up in March
the chemical delivery is next Tuesday
the pour is tomorrow
the pour got pushed to Monday
the concert's canceled
the antenna is turned off
the transformer isn't energized
the panel isn't hooked up
the generator's not running
today the crane's not here
by the way, the neighbors are in Reno
trucks won't be here today
the elevator is out of service
the other crew's gone
the ferry's docked
the helicopter isn't flying today
ya se fueron los de la bodega
los de la bodega ya se fueron
los dueños andan en Guadalajara hasta el lunes
los niños están en la escuela
los alumnos están de vacaciones
la gente ya salió
la tienda está cerrada hoy
la escuela está vacía
la calle está cerrada toda la semana
la grúa no viene hasta el jueves
la grúa llega mañana
la grúa está en la otra obra
hoy no viene la grúa
la grúa se la llevaron ayer
se llevaron la retro ayer
el montacargas no circula hoy
los montacargas están estacionados
los camiones ya no pasan por aquí
el tren no pasa los domingos
la planta está parada
la caldera está apagada
la bomba está desconectada
la cerca eléctrica está apagada
el agua está cortada
no hay nadie en el edificio
nadie va a bucear hoy
nadie vive ahí
nadie anda arriba
hoy no vamos a excavar
no nos metemos al pozo hoy
el perro lo amarraron
los perros están encerrados
al perro lo encerraron
el ganado está en el otro potrero
sacaron el ganado ayer
la demolición ya está terminada
los pintores terminaron ayer
el colado es mañana
el colado es hasta el viernes
la fumigación fue ayer
la misa es el domingo
los inquilinos se mudaron
el vecino anda de viaje
la compañía ya cortó la corriente
el transformador está desconectado
la fábrica descansa los lunes
los del taller andan comiendo
el horno está frío
second shift doesn't come in today
the freezer side's shut down for the weekend
the radio station is dark this month
wires on the south side were dropped last week
the old feeders were pulled in May
the brewers are all at a festival in Denver
la maestra dice que nadie va a venir
los estudiantes no tienen clases hoy
los ejidatarios andan en una junta en Celaya
al perro lo tienen en una pensión
la luz del anuncio la cortó la comisión hace un año
`;

const here = `
the crane swings over us
the crane is over our heads
the crane's swinging right over the crew
the crane is coming at ten
the crane's in the way
power's on in the other panel
the power's still on
the panel next to us is hot
the other panel is live
no guardrail on the north edge
the guardrail's off
the guardrail is missing
they took the guardrail down
nobody watches the edge
nobody's watching the edge
nobody is spotting the backhoe
nobody's holding the ladder
nobody is tied off up there
no one is trained on this lift
the spotter's out today
the spotter left
our flagger isn't here
the hole watch went home
the fan isn't running
the blower's down
the exhaust fan is off
the lights are out
the alarm is disconnected
the backup alarm doesn't work
the brakes don't hold
the valve doesn't hold
the GFCI is out of service
the extinguisher is in the truck
the harnesses are in the other truck
the exit is closed
the doors are shut
the windows are closed
the cover's gone
the lid is off
the machine guard is off
the grate's been removed
a wire is down
the power line's down
the tree is down on the line
the wall is out of plumb
kids walk through here
kids are in the street
the kids are on the sidewalk
tenants are in the hallway
people are under us
the neighbors are right below
the dog's loose
the dogs are in the yard
the bull is in the pasture with us
cows are in the road
trucks are backing up
trucks are parked on the slope
the truck is parked in the ditch
traffic doesn't slow down
drivers don't stop
the train comes through at ten
trains run all day
the forklifts run all day
the boiler is hot
the steam is on
the gas is leaking
the press starts by itself
the motor runs hot
the pump kicks on
the tank is full
the ladder is on the ice
the scaffold's open on one end
the last crew left the pit open
the roofers are working above us
the painters are spraying upstairs
we're not tied off
the storm comes tomorrow
wind's out of the north
the rope is frayed
the load swings
no hay barandal
no hay vigía
no hay salida
nadie cuida la orilla
nadie está cuidando la orilla
nadie vigila
nadie trae arnés
nadie avisa cuando mueve la retro
el vigía no vino
el banderero anda comiendo
el ventilador está apagado
la alarma está desconectada
el detector no está
los frenos no sirven
el barandal está quitado
quitaron el barandal
se llevaron las guardas
la tapa está afuera
la puerta está cerrada
la salida está cerrada
las luces están apagadas
la grúa pasa por encima
la grúa está encima de nosotros
el tablero de al lado está vivo
la corriente está puesta
los carros pasan recio
los carros no se paran
los carros no respetan
los niños andan en la calle
la gente pasa por debajo
el perro anda suelto
el toro está en el corral con nosotros
el horno está caliente
la bomba arranca sola
el tren pasa a las diez
los montacargas andan por el pasillo
los techeros andan arriba de nosotros
la tierra está floja
el poste está podrido
el cable está pelado
la tormenta llega mañana
no se ve nada
no aguanta el piso
el andamio no está amarrado
el motor se prende solo
the ladder isn't on solid ground
the hose is disconnected
the bracing was removed
the interlock is disabled
the bull's out
the bees are out today
the dogs are out
cords are across the walkway
the owner's home
the kids are home all summer
guys are down in the hole
workers are inside the tank
the panel took off in the wind
truck pulled out in front of us
only two straps left
the AC isn't working
la carga está suspendida
la grúa está lista
el cable está cortado
el operador anda solo
los niños están afuera
los perros están afuera
el cuarto está cerrado
la gente está parada en la orilla
se acabó el aire
cortaron las varillas
se fue la luz
they moved the crane over us
the rescue team isn't here till Friday
the trench box comes Thursday
the guardrail was pulled last week
the bracing got cut yesterday
el barandal lo quitaron ayer
la guarda la tienen en el taller
the night shift left the pit open
los trailers no se paran
`;

const linesOf = (text: string) => text.trim().split('\n');

describe('what someone says is absent', () => {
  it.each(linesOf(absent))('goes on record as absent: %s', (said) => {
    expect(isAbsent(said)).toBe(true);
  });

  it.each(linesOf(here))('leaves what is here or unprotected: %s', (said) => {
    expect(isAbsent(said)).toBe(false);
  });
});
