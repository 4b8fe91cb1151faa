/** The library's files together. They are large: load this module only where a dialogue runs. */
import controlsCommon from './data/controls-common.json' with { type: 'json' };
import hazardsCommon from './data/hazards-common.json' with { type: 'json' };
import templatesRoofing from './data/templates-roofing.json' with { type: 'json' };
import things from './data/things.json' with { type: 'json' };
import { compileLibrary } from './compile.ts';
import { readLibrary } from './read-library.ts';

export const libraryData = readLibrary({
  hazards: hazardsCommon,
  controls: controlsCommon,
  things,
  templates: templatesRoofing,
});

export const library = compileLibrary(libraryData);
