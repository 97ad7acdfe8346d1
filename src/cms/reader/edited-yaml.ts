import { consentsFile, withConsentVersions } from './files/consent-edits.ts'
import { editsOf } from './site.ts'
import { withYamlTexts } from './files/yaml-texts.ts'
import { readWordsFile } from './files/words-files.ts'

export function readEditedYaml(file: string): string {
	const yaml = readWordsFile(file)
	const edits = editsOf(file)
	if (edits.size === 0) return yaml
	return file === consentsFile ? withConsentVersions(yaml, edits) : withYamlTexts(yaml, edits)
}
