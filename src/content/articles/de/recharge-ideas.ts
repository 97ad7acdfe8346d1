import type { Block } from '#content/types/article.ts'

/** An idea, how to do it, and a sentence for the people around. */
type Idea = readonly [name: string, how: string, say: string]

function ideas(label: string, rows: readonly Idea[]): Block {
	return {
		table: {
			label,
			columns: ['So geht es', 'Was du sagst'],
			rows: rows.map(([name, how, say]) => ({ name, cells: [how, say] })),
		},
	}
}

/** Twenty ways to rest, by the time that they take. */
export const rechargeIdeas: readonly Block[] = [
	'**Zwei Minuten**, mitten unter Menschen:',
	ideas('Ideen für zwei Minuten', [
		[
			'Offenes Fenster',
			'Hinstellen und weit hinaussehen.',
			'„Zwei Minuten, dann bin ich wieder da.“',
		],
		['Warmes Wasser', 'Langsam die Hände waschen, Tür zu.', '„Entschuldigt mich kurz.“'],
		['Etwas holen', 'Das Eis, die Jacken, den Nachtisch.', '„Ich hole das.“'],
		[
			'Stille Kopfhörer',
			'In der Bahn oder am Schreibtisch, ohne Ton.',
			'Nichts. Das sagen die Kopfhörer.',
		],
		['Das Wort weitergeben', 'Lass jemand anderen erzählen.', '„Erzähl du, du kannst das besser.“'],
	]),
	'**Zehn Minuten**, in der Nähe von Menschen:',
	ideas('Ideen für zehn Minuten', [
		[
			'Um den Block',
			'Ohne Handy oder mit dem Handy in der Tasche.',
			'„Ich gehe kurz an die Luft. Um zehn nach bin ich zurück.“',
		],
		[
			'Licht aus',
			'Aufs Bett oder auf den Boden legen, Augen zu.',
			'„Ich bin still, nicht sauer. Zehn Minuten.“',
		],
		['Der Abwasch', 'Allein, bei geschlossener Küchentür.', '„Bleibt sitzen, ich mache das gern.“'],
		[
			'Treppenhaus',
			'Auf die Stufen setzen, wo niemand vorbeikommt.',
			'„Fangt ruhig ohne mich an, ich komme gleich.“',
		],
		['Kamera aus', 'Im Call bleiben und nur zuhören.', '„Ich höre eine Weile ohne Kamera zu.“'],
	]),
	'**Eine halbe bis ganze Stunde:**',
	ideas('Ideen für eine halbe bis ganze Stunde', [
		[
			'Langsamer Heimweg',
			'Eine Haltestelle früher raus, unterwegs kein Anruf.',
			'„Ich komme eine halbe Stunde später. Es ist nichts passiert.“',
		],
		[
			'Ein kurzer Schlaf',
			'Zwanzig Minuten, mit Wecker.',
			'„Ich lege mich bis vier hin. Weck mich bitte.“',
		],
		[
			'Gemüse schneiden',
			'Ein Rezept, in dem viel zu schneiden ist.',
			'„Ich koche, wenn ich allein kochen darf.“',
		],
		[
			'Zusammen still sein',
			'Zwei Bücher, ein Zimmer.',
			'„Komm, wir sitzen zusammen und reden nicht.“',
		],
		[
			'Ein Park',
			'Jedes Grün zählt.',
			'„Ich gehe eine Stunde raus. Allein, wenn das in Ordnung ist.“',
		],
	]),
	'**Ein Abend oder ein Tag:**',
	ideas('Ideen für einen Abend oder einen Tag', [
		[
			'Handy ins andere Zimmer',
			'Vom Abendessen bis zum Frühstück.',
			'„Ich bin heute Abend offline. Ich antworte morgen.“',
		],
		[
			'Eine Stunde früher ins Bett',
			'Auch wenn noch Besuch da ist.',
			'„Ich gehe schlafen. Bleibt, solange ihr möchtet.“',
		],
		[
			'Der Tag danach',
			'Freihalten, sobald die große Feier zugesagt ist.',
			'„Am Sonntag geht es nicht. Wie wäre Dienstag?“',
		],
		[
			'Etwas mit den Händen',
			'Stricken, Unkraut jäten, ein Regal anbringen.',
			'„Ich habe gerade alle Hände voll zu tun. Essen um sieben?“',
		],
		[
			'Ein vertrauter Mensch',
			'Ohne Programm, ohne weitere Gäste.',
			'„Komm vorbei. Ich sage nicht viel und freue mich trotzdem.“',
		],
	]),
]
