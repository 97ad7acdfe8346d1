import type { MbtiQuestion } from '#domain/quiz/mbti.ts'

/**
 * The twenty-four questions of the MBTI test in German. They ask what the English ones ask, and their options run the
 * same way: A and B count for the first letter of a pair, C and D for the second; in the last eight, A is the most and
 * D the least sociable.
 */
export const mbtiQuestions = [
	{
		dimension: 'EI',
		text: 'Den ganzen Tag geht dir etwas durch den Kopf. Was machst du damit?',
		options: [
			'Ich spreche es aus, egal wer gerade in der Nähe ist',
			'Ich rufe eine Freundin an; beim Reden wird es klarer',
			'Ich überlege allein und erzähle es dann einem Menschen',
			'Ich mache es mit mir aus, und dort bleibt es meist',
		],
	},
	{
		dimension: 'EI',
		text: 'Du ziehst in eine neue Stadt. Wie laufen die ersten Wochen?',
		options: [
			'Ich sage zu allem Ja und kenne bald eine Menge Namen',
			'Ich gehe in einen Verein und lerne dort Leute kennen',
			'Ich richte mich ein und lerne langsam einen Nachbarn kennen',
			'Ich richte mich ein, laufe allein herum; Leute kommen später',
		],
	},
	{
		dimension: 'EI',
		text: 'Jemand fragt dich nach etwas, worüber du nie nachgedacht hast. Was kommt zuerst?',
		options: [
			'Sofort eine Antwort; beim Reden höre ich, was ich denke',
			'Eine erste Vermutung, die ich beim Reden verbessere',
			'Erst Schweigen, dann eine Antwort in ein, zwei Sätzen',
			'Die Bitte um Zeit; ich antworte lieber erst morgen',
		],
	},
	{
		dimension: 'EI',
		text: 'Dir ist etwas Gutes passiert. Wer weiß am Abend davon?',
		options: [
			'Alle, die ich heute getroffen habe, und der Gruppenchat',
			'Die fünf, sechs Leute, mit denen ich fast täglich rede',
			'Ein Mensch, und der hat am Telefon alles gehört',
			'Bisher nur ich; ich behalte es gern ein, zwei Tage',
		],
	},
	{
		dimension: 'SN',
		text: 'Du baust ein neues Regal auf. Wie fängst du an?',
		options: [
			'Bei Schritt eins; alle Schrauben sind gezählt und sortiert',
			'Bei Schritt eins, und ich sehe dabei in die Anleitung',
			'Mit einem Blick auf das Bild; der Rest erklärt sich selbst',
			'Mit dem Gedanken, wozu man es sonst noch brauchen könnte',
		],
	},
	{
		dimension: 'SN',
		text: 'Eine Freundin kommt von einer langen Reise zurück. Was fragst du zuerst?',
		options: [
			'Wo sie geschlafen hat, was es zu essen gab, was es kostete',
			'Wie ein ganz normaler Tag war, von morgens bis abends',
			'Was sie überrascht hat und wie sie es sich jetzt erklärt',
			'Wie die Reise ihr Bild von zu Hause verändert hat',
		],
	},
	{
		dimension: 'SN',
		text: 'Du kochst ein Gericht zum ersten Mal. Woran hältst du dich?',
		options: [
			'Ans Rezept, und daneben stehen Waage und Küchenuhr',
			'Ans Rezept, bis auf ein, zwei Zutaten, die mir fehlen',
			'An die Idee des Rezepts und an das, was wohl dazu passt',
			'An die Ahnung, dass zwei ungleiche Zutaten harmonieren',
		],
	},
	{
		dimension: 'SN',
		text: 'Du liest über eine neue Brücke. Welchen Teil liest du zweimal?',
		options: [
			'Die Zahlen: wie lang, wie hoch, wie viele Jahre',
			'Wie sie gebaut wurde, vom ersten Pfeiler bis zum letzten',
			'Was sich für die Orte an ihren beiden Enden ändern kann',
			'Die Frage, warum Menschen überhaupt hinüberwollen',
		],
	},
	{
		dimension: 'TF',
		text: 'Ein Freund zeigt dir eine Zeichnung, auf die er stolz ist. Sie hat einen Fehler. Was sagst du?',
		options: [
			'Wo der Fehler ist, und wie ich ihn beheben würde',
			'Was gelungen ist, und danach, wo der Fehler ist',
			'Was mir gefällt; den Fehler, wenn er mehr hören will',
			'Was mir gefällt; der Fehler ist ein andermal dran',
		],
	},
	{
		dimension: 'TF',
		text: 'Zwei Freiwillige im Tierheim wollen dieselbe Woche frei. Wie entscheidest du?',
		options: [
			'Nach der vereinbarten Regel, egal für wen sie ausgeht',
			'Nach der Liste, wer letztes Jahr welche Wochen frei hatte',
			'Nach dem, wofür sie es brauchen; ich frage beide und wäge ab',
			'So, dass sich die beiden danach noch gut verstehen',
		],
	},
	{
		dimension: 'TF',
		text: 'Du kannst zwischen zwei Wohnungen wählen. Was gibt den Ausschlag?',
		options: [
			'Eine Liste von Punkten, und hinter jedem eine Zahl',
			'Die Gründe dafür und dagegen, einer nach dem anderen',
			'Mein Gefühl in den Räumen, mit einem Blick auf die Gründe',
			'Mein Gefühl in den Räumen; der Rest lässt sich regeln',
		],
	},
	{
		dimension: 'TF',
		text: 'Jemand kommt zu spät und erklärt lange, warum. Worauf hörst du?',
		options: [
			'Auf die Ursache, und was sich beim nächsten Mal tun lässt',
			'Erst auf die Ursache, dann auf das, was die Person fühlt',
			'Erst auf das, was die Person fühlt, dann auf die Ursache',
			'Auf das, was die Person dabei fühlt, von Anfang bis Ende',
		],
	},
	{
		dimension: 'JP',
		text: 'Es ist Montag, und am Samstag verreist du. Was ist im Koffer?',
		options: [
			'Alles; er ist gewogen und steht neben der Wohnungstür',
			'Die ersten Sachen, von oben auf meiner Liste',
			'Noch nichts; es gibt eine grobe Idee und den Freitagabend',
			'Noch nichts; am Samstag sehe ich, worauf ich Lust habe',
		],
	},
	{
		dimension: 'JP',
		text: 'Vor dir liegt ein Sonntag ohne einen einzigen Plan. Was tust du zuerst?',
		options: [
			'Beim Frühstück mache ich einen Plan, mit Uhrzeiten',
			'Ich suche zwei, drei Dinge aus, die ich schaffen will',
			'Ich fange mit einer Sache an und sehe, wohin sie führt',
			'Ich bleibe, wo ich bin; dem Tag fällt schon etwas ein',
		],
	},
	{
		dimension: 'JP',
		text: 'Du hast einen Monat Zeit für eine kurze Rede. Wann schreibst du sie?',
		options: [
			'Noch diese Woche, dann ist sie fertig und aus dem Kopf',
			'Jede Woche ein Stück, mit ein paar Tagen Luft am Ende',
			'In der letzten Woche, wenn ich den Tag kommen spüre',
			'In der Nacht davor oder notfalls auf dem Weg dorthin',
		],
	},
	{
		dimension: 'JP',
		text: 'Auf einem Ausflug zeigt ein Schild zu einem See, der nicht im Plan steht. Was tust du?',
		options: [
			'Weiterfahren; die Stationen für heute stehen fest',
			'Weiterfahren und den Namen fürs nächste Mal notieren',
			'Abbiegen, falls sich eine halbe Stunde übrig findet',
			'Abbiegen; der Rest des Tages ergibt sich von selbst',
		],
	},
	{
		dimension: 'Energy',
		text: 'Aus einem Essen für zwölf ist eins für vierzig geworden. Wie viel Energie hast du nach zwei Stunden?',
		options: [
			'Mehr als beim Kommen; ich könnte bis zum Morgen bleiben',
			'So viel wie beim Kommen; zwölf oder vierzig ist mir gleich',
			'Weniger als beim Kommen; ich sitze in einer ruhigen Ecke',
			'Kaum noch welche; ich sehe mich nach meinem Mantel um',
		],
	},
	{
		dimension: 'Energy',
		text: 'Wie viele Abende in Gesellschaft passen in eine gute Woche?',
		options: [
			'Sechs oder sieben; ein freier Abend ist wie eine Lücke',
			'Vier oder fünf, mit einem Abend zu Hause dazwischen',
			'Zwei oder drei, und nach jedem ein ruhiger Abend',
			'Höchstens einer, und ich weiß es gern lange vorher',
		],
	},
	{
		dimension: 'Energy',
		text: 'Seit 9 Uhr redest du mit Leuten. Wie klingst du um 16 Uhr?',
		options: [
			'Lauter und schneller als heute früh um neun',
			'Mehr oder weniger so wie heute früh um neun',
			'Langsamer; ich antworte, das Fragen machen andere',
			'Wie ein Telegramm; so wenige Wörter wie möglich',
		],
	},
	{
		dimension: 'Energy',
		text: 'Ein guter Freund ist fünf Tage bei dir zu Besuch. Wann willst du zum ersten Mal eine Stunde allein sein?',
		options: [
			'An keinem der Tage; der Abschied fällt mir schwer',
			'Am vierten oder fünften Tag, und eine Stunde reicht',
			'Am zweiten oder dritten Tag, und ich gehe spazieren',
			'Am ersten Abend, sobald das Gepäck abgestellt ist',
		],
	},
	{
		dimension: 'Energy',
		text: 'Zwischen zwei Treffen hast du eine halbe Stunde. Was täte dir am besten?',
		options: [
			'Schon vorgehen, um dort noch ein paar Leute mehr zu sehen',
			'Zu zweit hingehen und unterwegs ein bisschen plaudern',
			'Allein hingehen, zu Fuß, und zwar auf dem längeren Weg',
			'Allein auf einer Bank sitzen, mit geschlossenen Augen',
		],
	},
	{
		dimension: 'Energy',
		text: 'Der Plan für heute Abend fällt eine Stunde vorher aus. Für wie viel Gesellschaft reicht deine Energie noch?',
		options: [
			'Für viel; ich suche mir eine andere Runde und gehe mit',
			'Für etwas; ich lade stattdessen ein, zwei Freunde ein',
			'Für wenig; ein kurzes Telefonat mit einem Freund genügt',
			'Für keine; ich brauche den Abend sowieso zum Ausruhen',
		],
	},
	{
		dimension: 'Energy',
		text: 'Denk an die letzte Woche. Welcher Moment hat dir am meisten Energie gegeben?',
		options: [
			'Der, in dem die meisten Leute durcheinanderredeten',
			'Der mit einer Handvoll Leuten rund um einen Tisch',
			'Der mit einem einzigen Menschen und mit viel Zeit',
			'Der, in dem niemand da war und nichts zu sagen war',
		],
	},
	{
		dimension: 'Energy',
		text: 'Der Nachmittag war laut und voll. Wann bist du wieder bereit für Gesellschaft?',
		options: [
			'Sofort; ich könnte gleich zum nächsten Treffen gehen',
			'Nach einer Tasse Tee und einer halben Stunde Pause',
			'Nach einem ruhigen Abend und einer Nacht voll Schlaf',
			'Nach ein, zwei Tagen, in denen fast niemand vorkommt',
		],
	},
] as const satisfies readonly MbtiQuestion[]
