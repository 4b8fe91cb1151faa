/** The recognizer's worker: where it keeps models is settled before its own code runs. */
import './vosk-storage.ts';
import '@lichess-org/vosk-browser/dist/vosk.worker.js';
