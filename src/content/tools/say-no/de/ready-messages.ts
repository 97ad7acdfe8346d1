import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in German, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Heute Abend',
			text: 'Ich bin heute bei zwanzig Prozent und bleibe zu Hause. Samstag?',
		},
		{
			about: 'Eine Party',
			text: 'Danke für die Einladung. Ein Raum voller Leute ist mir diese Woche zu viel. Feiert schön.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich sage für heute ab. Ich bin bei fünf Prozent und wäre keine gute Gesellschaft. Treffen wir uns nächste Woche?',
		},
		{
			about: 'Ein Anruf',
			text: 'Ich würde heute lieber schreiben als reden. Erzählst du mir alles per Nachricht?',
		},
		{
			about: 'Übernachten',
			text: 'Zum Essen komme ich sehr gern. Schlafen möchte ich zu Hause, da erhole ich mich am besten.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich komme für die ersten zwei Stunden und gehe um neun, solange ich noch Spaß habe.',
		},
		{
			about: 'Ein Gefallen',
			text: 'Beim Umzug kann ich diesmal nicht helfen, mir fehlt die Kraft. Ich hoffe, es kommen viele.',
		},
		{
			about: 'Spontan',
			text: 'So spontan schaffe ich es heute nicht. Wenn du einen Tag vorher fragst, bin ich meistens dabei.',
		},
		{
			about: 'Ein zweiter Abend',
			text: 'Ich habe diese Woche schon einen Abend unter Leuten, und mehr als einer geht bei mir nicht. Wie wäre nächsten Donnerstag?',
		},
		{
			about: 'Ein Wochenende',
			text: 'Ein ganzes Wochenende ist mir zu lang. Für einen Tag komme ich gern.',
		},
	],
	family: [
		{
			about: 'Heute Abend',
			text: 'Ich bleibe heute Abend zu Hause. Die Arbeit hat mich geschafft, und ich möchte euch lieber ausgeruht sehen.',
		},
		{
			about: 'Eine Familienfeier',
			text: 'Zur Feier komme ich diesmal nicht, so viele Leute auf einmal strengen mich an. Drück alle von mir.',
		},
		{
			about: 'Kürzer bleiben',
			text: 'Ich komme am Geburtstag von drei bis fünf. Danach brauche ich Ruhe, also schneidet die Torte bitte früh an.',
		},
		{
			about: 'Absagen',
			text: 'Ich schaffe den Sonntag doch nicht, das tut mir leid. Ich bin bei zehn Prozent und brauche den Tag zum Ausruhen. Darf ich eine Woche später kommen?',
		},
		{
			about: 'Ein Anruf',
			text: 'Zum Telefonieren bin ich heute zu müde. Ich rufe dich am Sonntag an, dann kann ich richtig zuhören.',
		},
		{
			about: 'Übernachten',
			text: 'Ich komme gern für den Tag und schlafe zu Hause. Die Nacht für mich brauche ich, um wieder Kraft zu haben.',
		},
		{
			about: 'Besuch bekommen',
			text: 'Dieses Jahr kann ich niemanden einladen. Von einem vollen Haus erhole ich mich tagelang. Den Nachtisch bringe ich mit, egal wohin.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich fahre jetzt heim, mit dreißig Prozent, damit ich morgen noch etwas vom Tag habe. Schön war es mit euch.',
		},
		{
			about: 'Ein Gefallen',
			text: 'Das kann ich diese Woche nicht übernehmen. Frag mich am Wochenende noch einmal, dann bin ich ausgeruht.',
		},
		{
			about: 'Die Feiertage',
			text: 'Für zwei Tage zusammen reicht meine Energie, für die ganze Woche nicht. Welche zwei passen euch am besten?',
		},
	],
	colleague: [
		{
			about: 'Nach Feierabend',
			text: 'Ich gehe heute direkt nach Hause. Nach so vielen Besprechungen brauche ich Ruhe. Mittagessen am Donnerstag?',
		},
		{
			about: 'Die Firmenfeier',
			text: 'Die Feier lasse ich dieses Jahr aus. Viel Spaß, und erzähl mir am Montag davon.',
		},
		{
			about: 'Mittagspause',
			text: 'Heute mache ich allein Mittag, damit ich nachmittags noch Energie habe. Morgen komme ich wieder mit.',
		},
		{
			about: 'Eine Besprechung',
			text: 'Ich glaube, in dieser Besprechung braucht ihr mich nicht. Was mich betrifft, beantworte ich schriftlich.',
		},
		{
			about: 'Eine Besprechung zu viel',
			text: 'Ich habe heute vier Besprechungen, der fünften könnte ich nicht mehr folgen. Schickst du mir das Protokoll?',
		},
		{
			about: 'Ein Anruf',
			text: 'Kannst du mir das kurz mailen? Schriftlich antworte ich besser.',
		},
		{
			about: 'Länger bleiben',
			text: 'Ich gehe heute pünktlich. Morgen früh mache ich gleich damit weiter.',
		},
		{
			about: 'Eine Aufgabe',
			text: 'Das kann ich nicht übernehmen, ohne etwas Eigenes liegen zu lassen. Wer könnte es sonst machen?',
		},
		{
			about: 'Absagen',
			text: 'Unseren Kaffee heute muss ich absagen, meine Energie ist weg. Passt dir morgen früh?',
		},
		{
			about: 'Am Schreibtisch',
			text: 'Ich brauche eine Stunde Ruhe, um das fertig zu machen. Um drei komme ich zu dir.',
		},
	],
	boss: [
		{
			about: 'Eine Aufgabe',
			text: 'Das schaffe ich diese Woche nicht zusätzlich. Was soll dafür liegen bleiben?',
		},
		{
			about: 'Eine Aufgabe mit Termin',
			text: 'Bis Donnerstag bin ich ausgelastet. Am Freitag könnte ich anfangen, wenn das früh genug ist.',
		},
		{
			about: 'Eine Besprechung',
			text: 'Wäre es in Ordnung, wenn ich statt der Besprechung fertig mache, was heute fällig ist? Das Protokoll lese ich am Nachmittag.',
		},
		{
			about: 'Nur ein Teil',
			text: 'Reicht es, wenn ich die ersten fünfzehn Minuten dabei bin? Mein Teil passt da hinein.',
		},
		{
			about: 'Länger bleiben',
			text: 'Heute kann ich nicht länger bleiben. Ich setze mich morgen um acht mit klarem Kopf daran.',
		},
		{
			about: 'Eine Abendveranstaltung',
			text: 'Danke für die Einladung heute Abend. Ich komme nicht mit: Wenn ich mich ausruhe, haben morgen alle mehr davon.',
		},
		{
			about: 'Die Firmenfeier',
			text: 'Die Feier überlasse ich dieses Jahr den anderen. Bei einem Mittagessen mit dem Team bin ich gern dabei.',
		},
		{
			about: 'Ein Anruf',
			text: 'Können wir das per E-Mail klären? Bis zwölf hätten Sie meine Antwort schriftlich.',
		},
		{
			about: 'Arbeit am Abend',
			text: 'Heute Abend bin ich nicht mehr online. Ich kümmere mich morgen vor zehn darum.',
		},
		{
			about: 'Eine Präsentation',
			text: 'Zwei Präsentationen in einer Woche kann ich nicht beide gut machen. Lässt sich eine in die nächste legen?',
		},
	],
	group: [
		{
			about: 'Heute Abend',
			text: 'Ich bin heute raus, soziale Batterie bei zwölf Prozent. Macht euch einen schönen Abend.',
		},
		{
			about: 'Eine Party',
			text: 'Das sind mir diesmal zu viele Leute. Habt Spaß und schickt Fotos.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich komme von sieben bis neun und gehe dann ohne große Runde. Es liegt nicht an euch.',
		},
		{
			about: 'Etwas Großes',
			text: 'Diesmal ohne mich. Bei etwas Kleinem bin ich wieder dabei.',
		},
		{
			about: 'Ein Wochenende',
			text: 'Beim Wochenende bin ich nicht dabei. Drei Tage in der Gruppe sind für mich zwei zu viel.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich steige für Freitag aus. Meine Energie war vor der Woche zu Ende.',
		},
		{
			about: 'Der Chat selbst',
			text: 'Ich stelle diesen Chat bis Montag stumm. Wenn etwas eilt, schreibt mir direkt.',
		},
		{
			about: 'Organisieren',
			text: 'Dieses Jahr kann ich es nicht organisieren. Dafür bringe ich die Getränke mit.',
		},
		{
			about: 'Zwei Abende hintereinander',
			text: 'Für einen der beiden Abende reicht meine Energie. Tragt mich für Samstag ein.',
		},
		{
			about: 'Ein Videoanruf',
			text: 'Heute kein Gruppenanruf für mich. Ich lese, was ihr beschließt, und stimme dann ab.',
		},
	],
	acquaintance: [
		{
			about: 'Eine Einladung',
			text: 'Danke, dass Sie mich einladen. Unter der Woche halte ich mir die Abende frei und komme deshalb nicht.',
		},
		{
			about: 'Eine Feier',
			text: 'Das ist sehr nett von Ihnen. Eine Feier, auf der ich niemanden kenne, ist nichts für mich. Ihnen einen schönen Abend.',
		},
		{
			about: 'Ein Kaffee',
			text: 'Danke für die Frage. Ich habe zurzeit nur für wenige Menschen Energie und sage deshalb Nein zum Kaffee.',
		},
		{
			about: 'Ein Anruf',
			text: 'Schicken Sie mir Ihre Frage gern per E-Mail. Ich antworte noch diese Woche.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich muss für morgen absagen. Ich habe meine Energie überschätzt. Finden wir einen anderen Tag?',
		},
		{
			about: 'Ein Gefallen',
			text: 'Dabei kann ich nicht helfen. Ich hoffe, Sie finden jemanden.',
		},
		{
			about: 'Nachbarschaft',
			text: 'Schön, dass es ein Hoffest gibt. Ich sage eine halbe Stunde Hallo und gehe dann wieder.',
		},
		{
			about: 'Verein oder Ehrenamt',
			text: 'Im Vorstand kann ich nicht mitmachen. Ein Abend im Monat ist bei mir möglich, und der ist vergeben.',
		},
		{
			about: 'Ein Gespräch im Zug',
			text: 'Mir ist gerade nicht nach Reden, ich möchte still sitzen. Gute Fahrt Ihnen.',
		},
		{
			about: 'Nummern tauschen',
			text: 'Meine Nummer möchte ich lieber nicht weitergeben. Es war schön, mit Ihnen zu reden.',
		},
	],
}
