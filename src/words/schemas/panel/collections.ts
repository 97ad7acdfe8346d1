import { account } from './account.ts'
import { counts } from './counts.ts'
import { importWords } from './import.ts'
import { launch } from './launch.ts'
import { letterDraft } from './letter-draft.ts'
import { letterList } from './letter-list.ts'
import { letterPictures } from './letter-pictures.ts'
import { letterRun } from './letter-run.ts'
import { letters } from './letters.ts'
import { list } from './list.ts'
import { person } from './person.ts'
import { places } from './places.ts'
import { releases } from './releases.ts'
import { series } from './series.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { start } from './start.ts'
import { words } from './words.ts'
import { facts } from './words-facts.ts'
import { history } from './words-history.ts'
import { publish } from './words-publish.ts'

/** The words of the panel, a file for each place: a place loads no other's words. */
export const panel = {
	panelAccount: { files: 'messages/es/panel/account.yaml', schema: account },
	panelCounts: { files: 'messages/es/panel/counts.yaml', schema: counts },
	panelImport: { files: 'messages/es/panel/import.yaml', schema: importWords },
	panelLaunch: { files: 'messages/es/panel/launch.yaml', schema: launch },
	panelLetterDraft: { files: 'messages/es/panel/letter-draft.yaml', schema: letterDraft },
	panelLetterList: { files: 'messages/es/panel/letter-list.yaml', schema: letterList },
	panelLetterPictures: { files: 'messages/es/panel/letter-pictures.yaml', schema: letterPictures },
	panelLetterRun: { files: 'messages/es/panel/letter-run.yaml', schema: letterRun },
	panelLetters: { files: 'messages/es/panel/letters.yaml', schema: letters },
	panelList: { files: 'messages/es/panel/list.yaml', schema: list },
	panelSeries: { files: 'messages/es/panel/series.yaml', schema: series },
	panelSettings: { files: 'messages/es/panel/settings.yaml', schema: settings },
	panelPerson: { files: 'messages/es/panel/person.yaml', schema: person },
	panelPlaces: { files: 'messages/es/panel/places.yaml', schema: places },
	panelReleases: { files: 'messages/es/panel/releases.yaml', schema: releases },
	panelShell: { files: 'messages/es/panel/shell.yaml', schema: shell },
	panelStart: { files: 'messages/es/panel/start.yaml', schema: start },
	panelWords: { files: 'messages/es/panel/words.yaml', schema: words },
	panelFacts: { files: 'messages/es/panel/words-facts.yaml', schema: facts },
	panelHistory: { files: 'messages/es/panel/words-history.yaml', schema: history },
	panelPublish: { files: 'messages/es/panel/words-publish.yaml', schema: publish },
} as const
