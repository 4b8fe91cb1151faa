/** All files of the library. They are large: load this module only where a dialogue runs. */
import controlsAdministrative from './data/controls-administrative.json' with { type: 'json' };
import controlsElimination from './data/controls-elimination.json' with { type: 'json' };
import controlsEngineering from './data/controls-engineering.json' with { type: 'json' };
import controlsPpe from './data/controls-ppe.json' with { type: 'json' };
import controlsSubstitution from './data/controls-substitution.json' with { type: 'json' };
import hazardsBiological from './data/hazards-biological.json' with { type: 'json' };
import hazardsChemical from './data/hazards-chemical.json' with { type: 'json' };
import hazardsElectrical from './data/hazards-electrical.json' with { type: 'json' };
import hazardsGravity from './data/hazards-gravity.json' with { type: 'json' };
import hazardsMechanical from './data/hazards-mechanical.json' with { type: 'json' };
import hazardsMotion from './data/hazards-motion.json' with { type: 'json' };
import hazardsPressure from './data/hazards-pressure.json' with { type: 'json' };
import hazardsRadiation from './data/hazards-radiation.json' with { type: 'json' };
import hazardsSound from './data/hazards-sound.json' with { type: 'json' };
import hazardsTemperature from './data/hazards-temperature.json' with { type: 'json' };
import templatesConcrete from './data/templates-concrete.json' with { type: 'json' };
import templatesDemolition from './data/templates-demolition.json' with { type: 'json' };
import templatesElectrical from './data/templates-electrical.json' with { type: 'json' };
import templatesExcavation from './data/templates-excavation.json' with { type: 'json' };
import templatesHvac from './data/templates-hvac.json' with { type: 'json' };
import templatesLandscaping from './data/templates-landscaping.json' with { type: 'json' };
import templatesPainting from './data/templates-painting.json' with { type: 'json' };
import templatesPlumbing from './data/templates-plumbing.json' with { type: 'json' };
import templatesRoads from './data/templates-roads.json' with { type: 'json' };
import templatesRoofing from './data/templates-roofing.json' with { type: 'json' };
import templatesSteel from './data/templates-steel.json' with { type: 'json' };
import templatesUtilities from './data/templates-utilities.json' with { type: 'json' };
import things from './data/things.json' with { type: 'json' };
import { compileLibrary } from './compile.ts';
import { readLibrary } from './read-library.ts';

export const libraryData = readLibrary({
  hazards: [
    ...hazardsGravity,
    ...hazardsMotion,
    ...hazardsMechanical,
    ...hazardsElectrical,
    ...hazardsPressure,
    ...hazardsTemperature,
    ...hazardsChemical,
    ...hazardsBiological,
    ...hazardsRadiation,
    ...hazardsSound,
  ],
  controls: [
    ...controlsElimination,
    ...controlsSubstitution,
    ...controlsEngineering,
    ...controlsAdministrative,
    ...controlsPpe,
  ],
  templates: [
    ...templatesElectrical,
    ...templatesExcavation,
    ...templatesRoofing,
    ...templatesConcrete,
    ...templatesSteel,
    ...templatesLandscaping,
    ...templatesUtilities,
    ...templatesRoads,
    ...templatesPainting,
    ...templatesDemolition,
    ...templatesHvac,
    ...templatesPlumbing,
  ],
  things,
});

export const library = compileLibrary(libraryData);
