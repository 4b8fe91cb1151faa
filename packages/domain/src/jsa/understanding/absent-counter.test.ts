import { expect, it } from 'vitest';
import { isAbsent } from './absent.ts';

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
the tenant upstairs walks right under us
the kids keep coming back
the bull's back in the pasture
the bakery opens while we're cutting
the crane's boom comes over the fence
the crusher runs while we're in there
the yard's still energized
the tank's got a heel left in it
the acid line isn't flushed
the blast is at noon
the roofers are right over our heads
trains come through every hour
the pumps run on their own
the vats are at two hundred
somebody took the railing off
they left the hatch open
no one locked the breaker
nobody told the operator
nobody's got a radio
the second man quit so it's a one man lift
the hole isn't covered
the trench isn't shored
the anchors aren't tested
the breaker isn't locked out
there's nobody on the ground to guide him
we don't have a spotter
the ladder's in bad shape
the floor's out under the tub
the roof is soft in the middle
the wall's leaning at the top
a hot wire is hanging in the attic
the boiler's at full pressure
the gas is on in the next unit
the saw is missing its guard
the dog gets out of the yard
the owner walks through with his kids
el perro se sale
los niños pasan por abajo
el toro anda en el corral de al lado y brinca
el molino sigue andando
la línea de arriba está viva
la caldera no la apagaron
la zanja no está ademada
no taparon el hoyo
nadie le avisó al operador
nadie trae radio
el registro lo dejaron abierto
la tapa no cierra
la escuela sale a las dos y pasan por aquí
el tren viene cada hora
la bomba está prendida
el andamio está sin barandal
los carros vienen en curva
la pared está vencida hacia la calle
el cable está en el agua
la grúa está en terreno flojo
el montacargas está en reversa todo el día
el albañil de arriba tira tabique
los buzos están abajo de la barcaza
la gente está comprando ahí mismo
the operator's out of sight behind the wall
the truck's out of control on that hill
the brace is out
the deck is down to one screw per board
the water's up over the road
the machine isn't guarded
the panel isn't labeled
the ladder isn't tied
the pit isn't marked
the hoist isn't rated for it
the driver isn't looking back
the wire isn't dead
the gas isn't off
the power isn't off yet
the line's not bled
the crew above isn't tied off
people don't stay out
the tenants don't listen
the dog doesn't stay put
the elevator stops between floors
the elevator door is open
the crane operator is new
the forklift driver's on his phone
the neighbors are home all day
the roof's gone in two spots
the handrail is gone
half the decking is gone
the ground's gone soft
the insulation is gone off the wire
the fire department is twenty minutes out
the safety guy is off today
the boom is at its limit
the trench is at ten feet
the gas is at forty percent
the tank is at full pressure
the oven is on
the trucks are in and out all day
the kids cut across the yard at three
the mower is down by the creek bank
the guys are out of water
we're out of harnesses
they shut the water off so no hydrant
el operador no ve para atrás
el piso no está nivelado
la escalera no está amarrada
la corriente no está cortada
el gas no está cerrado
los vecinos están todo el día
el techo ya no está
falta el barandal
ya no hay tapa
el freno no agarra
la grúa anda sin operador
el perro no está amarrado
el toro no está encerrado
los carros no bajan la velocidad
la tierra se fue
el cable se quedó colgado
el tanque quedó con gas
la losa quedó sin apuntalar
the jack's gone flat
the ramp is out over the water
`;

it.each(here.trim().split('\n'))('leaves what is here, or does not protect: %s', (said) => {
  expect(isAbsent(said)).toBe(false);
});
