import type { Question } from '#domain/quiz/quiz.ts'

/**
 * The twelve questions of the introvert test in German. They ask what the English ones ask, and their options run the
 * same way, from the most outgoing (A) to the most inward (D).
 */
export const introvertQuestions = [
	{
		text: 'Der Samstag ist bis zum Abend frei. Womit füllst du ihn?',
		options: [
			'Ein langer Brunch mit allen, die gerade Zeit haben',
			'Kaffee mit zwei Freunden, dann Einkäufe mit einem dritten',
			'Spaziergang mit einer Freundin, der Rest für mich',
			'Ein ganzer Tag für mich, und niemand kommt vorbei',
		],
	},
	{
		text: 'Du kommst von einem Geburtstag mit zwanzig Gästen nach Hause. Wie voll ist deine Batterie?',
		options: [
			'Voller als vorher; ich könnte noch weiterziehen',
			'Etwa wie vorher; ich setze mich, bin aber hellwach',
			'Leerer; ich hätte gern eine Stunde ohne Reden',
			'Fast leer; den Rest des Abends will ich für mich',
		],
	},
	{
		text: 'Acht Leute können sich nicht einigen, wo sie essen. Was tust du?',
		options: [
			'Ich nenne ein Lokal, das allen gefällt, und wir gehen',
			'Ich nenne zwei und lasse die anderen wählen',
			'Ich sage, was ich möchte, wenn mich jemand fragt',
			'Ich lasse die anderen entscheiden und gehe mit',
		],
	},
	{
		text: 'Eine volle Woche ist vorbei. Was bringt dich am schnellsten zurück?',
		options: [
			'Ein Abend unterwegs mit vielen Leuten um mich herum',
			'Ein Essen zu Hause mit ein paar Leuten, die ich gut kenne',
			'Ein ruhiger Abend mit meinem vertrautesten Menschen',
			'Ein, zwei Tage, an denen ich kaum mit jemandem rede',
		],
	},
	{
		text: 'Im Zug setzt sich jemand Fremdes neben dich, vier Stunden Fahrt. Was passiert?',
		options: [
			'Wir reden schon, bevor der Zug aus dem Bahnhof ist',
			'Ich sage ein, zwei Sätze und sehe, was daraus wird',
			'Ich antworte, wenn man mich anspricht, und lese weiter',
			'Ich nicke, setze die Kopfhörer auf und sehe hinaus',
		],
	},
	{
		text: 'Die Nachbarn treffen sich, um ein Straßenfest zu planen. Wie machst du mit?',
		options: [
			'Ich leite das Treffen und halte alle beim Thema',
			'Ich sage oft etwas und bringe eigene Ideen ein',
			'Ich sage ein-, zweimal etwas, wenn mein Gedanke steht',
			'Ich höre zu und schicke meine Ideen danach jemandem',
		],
	},
	{
		text: 'Es ist der dritte Abend in dieser Woche, an dem du ausgehst. Wie fühlt es sich an der Tür an?',
		options: [
			'Wie am ersten; einen vierten nähme ich auch',
			'Gut; ich brauche nur etwas länger zum Warmwerden',
			'Gebremst; ich gehe rein und bleibe etwa eine Stunde',
			'Wie einer zu viel; ich ginge lieber nächste Woche hin',
		],
	},
	{
		text: 'Mitten an einem vollen Tag hast du eine Stunde frei. Wo bist du?',
		options: [
			'Am vollsten Tisch, den ich finde, mittendrin',
			'Mit zwei, drei Leuten, und wir reden über dies und das',
			'Für mich, aber irgendwo, wo ein bisschen was los ist',
			'Für mich, in einer Ecke, an der keiner vorbeikommt',
		],
	},
	{
		text: 'Ein Töpferkurs beginnt mit fünfzehn Fremden. Wo bist du in der ersten Pause?',
		options: [
			'Überall im Raum, bis ich die meisten kenne',
			'Bei der Runde am Wasserkocher, die schon redet',
			'Bei der Person, die neben mir gesessen hat',
			'Draußen an der Luft; es kommen ja noch Pausen',
		],
	},
	{
		text: 'Zehn Leute an einem Tisch, und das Gespräch stockt. Wer beendet die Pause?',
		options: [
			'Ich, mit einer Geschichte für den ganzen Tisch',
			'Ich, mit einer Frage an die Person gegenüber',
			'Jemand anderes, und ich sage bald etwas dazu',
			'Jemand anderes; ich höre gern, was dann kommt',
		],
	},
	{
		text: 'Das Telefon klingelt: eine gute Freundin, die gern lange redet. Was tust du?',
		options: [
			'Ich gehe ran, und wir reden beide gern und lange',
			'Ich gehe ran und lasse es nach einer halben Stunde ausklingen',
			'Ich gehe ran, sage „zehn Minuten“ und bleibe dabei',
			'Ich lasse es klingeln und schreibe ihr später kurz',
		],
	},
	{
		text: 'Sechs Freunde teilen sich übers lange Wochenende ein Haus. Was wünschst du dir darin?',
		options: [
			'Einen großen Raum, in dem alle immer sein können',
			'Einen großen Tisch und einen Sessel zum Dösen',
			'Ein eigenes Zimmer für einen Teil des Tages',
			'Ein eigenes Zimmer und jeden Morgen für mich',
		],
	},
] as const satisfies readonly Question[]
