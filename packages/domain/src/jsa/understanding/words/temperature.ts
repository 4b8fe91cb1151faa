/** What burns, scalds, freezes or sets a fire; an asterisk stands for any ending. */
import type { WordGroup } from './word-group.ts';

export const temperatureWords: readonly WordGroup[] = [
  {
    energy: 'temperature',
    kind: 'steam',
    entries: `condensate*, flash steam, steam*, steam trap*, sterilizer*, vapor de agua, vapor vivo, condensado*, trampa de vapor`,
  },
  {
    energy: 'temperature',
    kind: 'sustained_fire',
    entries: `
      blaze*, brush fire*, burn pile*, burner flar*, campfire*, catch fire, catches fire, combust*,
      cutting torch*, ember*, fire, fires, flame*, flare*, flash fire*, grass fire*, hay fire*,
      hot work, ignite*, ignition, on fire, oxyacet*, oxyfuel, pilot flame*, plasma cut*, rag pile*, slag*,
      smolder*, spark*, spontaneous*, thermal lance*, thermite*, torch*, wildfire*,
      antorcha*, arder, arde*, brasa*, chispa*, encend*, escoria*, fogata*, fuego*, incend*,
      llama*, llamarada*, lumbre*, oxicorte*, pasto seco, quemador*, rescoldo*, soplete*,
      oxiacetilen*,
    `,
  },
  {
    energy: 'temperature',
    kind: 'high_temperature',
    entries: `
      asphalt*, bitumen kettle*, boiling*, brazing, cadweld*, crack sealer*, deep fryer*,
      exotherm*, forge, fryer*, furnace*, heat gun*, heat weld*, hot asphalt, hot glue, hot mop*,
      hot oil, hot pipe*, hot rivet*, hot tar, hot water, kettle*, kiln*, ladle*, lead pot*,
      manifold*, molten*, muffler*, oven*, radiator*, retort*, roofing torch*, solder pot*,
      soldering iron*, tar, tar pot*, thermoplastic*, fusion iron*, griddle*, grill, hot,
      agua hirviendo, asador*, aceite hirviendo, al rojo, asfalto*, boiler*, calcin*, caldera*,
      caldero*, caliente*, cazo*, chapopote*, comal*, crisol*, escape caliente, estufa*, fogon*,
      forja*, fraguad*, freidora*, fundicion, fundid*, hervir, hirviend*, horno*, mofle*,
      olla caliente, parrilla*, perol*, plancha*, plomo derretido, radiador*, termofusion,
      termoplastic*,
    `,
  },
  {
    energy: 'temperature',
    kind: null,
    entries: `
      attic heat, below zero, blast freezer*, boiler room*, brittle cold, chill, chilly, chilling,
      chiller*, cold, cold snap, cooler*, cooling tower heat, cramp*, cryo*, degrees, dehydrat*,
      dry heat, exposure to cold, fever, freez*, frost ?bite*, frostnip, greenhouse*, heat, heated,
      heat index, heat ?stroke*, humid*, hypotherm*, ice water, laundry heat, liquid nitrogen,
      muggy, numb, numbs, numbing, radiant*, reefer*, sauna*, sunny, sunstroke*, sweat*, swelter*, sun,
      thirst*, walk-in freezer*, warm*, wind ?chill*, winter, no shade,
      acalorad*, ampolla*, asolea*, bajo cero, bochorno*, calambre por calor, calor*, calina,
      camara fria, congel*, congelador*, cuarto frio, deshidrat*, entumid*, frio*, golpe de calor,
      grados, helad*, hipoterm*, humedo y caliente, insol*, invernadero*, nevera*, 
      refrigerador*, resolana, sol, solazo, sed, sofoc*, sudor*, sin sombra, temperatura*,
    `,
  },
];
