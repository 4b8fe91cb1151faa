import { expect, it } from 'vitest';
import { isAbsent } from './absent.ts';

const absent = `
homeowners are in Tampa till Monday
the owners are out of town
nobody's diving on this
nobody's sleeping in here
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
hay nadie en el edificio
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
the tenant upstairs is in the hospital till next week
mom and the kids went to Ohio
the Hendersons are visiting family in Maine
nobody's home
the llama's penned up behind the shed
the neighbor's pit bull is boarded this week
the overhead crane got tagged out for repairs
the crusher won't be running while we're in there
they de-energized the whole yard
Duke Energy killed the feeders this morning
the gas company pulled the meter
the tank's been empty since 2010
the acid line was flushed and capped last month
the radiographers do their shots after we leave
x-ray crew comes at night
the blast isn't until Thursday
we're not the ones doing the blasting
the excavation is another contractor's
somebody else is handling the roof
the electrician already made it dead
all the welding was finished last shift
deliveries are Tuesdays and Thursdays only
the boat's in dry dock
graduation was last Friday
the daycare moved out
the parade got called off
hunting season's over
the geese have already migrated
the airport shut that runway down for us
the highway's detoured through town
the tracks are out of service
the paper machine is on outage
unit 2 is on outage until June
the vats are cold
the robot cell is powered down
la familia anda de vacaciones en Acapulco
los Ramírez salieron de viaje
la inquilina del 4 está internada
mi compadre ya se llevó las vacas
los becerros los pasaron al otro corral
la cantina abre hasta la noche
los de CFE ya cortaron
el molino lo pararon desde el lunes
el tráiler del gas viene los martes
el polvorín lo vaciaron
el barco zarpó ayer
la feria acabó el domingo
la voladura es hasta el jueves
de la excavación se encarga otra empresa
eso le toca al electricista
la fumigada la hicieron la semana pasada
el tianguis se pone los sábados
los buzos no trabajan hoy
la banda transportadora está en paro
el perro está con la vecina
al gallo ya lo encerraron
el vapor lo cerraron desde la caldera
the custodian's out on leave
the big loader got shipped to Tulsa
la subestación está fuera de servicio
los del circo se fueron el domingo
`;

it.each(absent.trim().split('\n'))('puts on record as absent: %s', (said) => {
  expect(isAbsent(said)).toBe(true);
});
