import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in German, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Heute Abend',
			text: 'Danke für die Einladung. Mein sozialer Akku ist bei zwanzig Prozent, ich bleibe heute lieber zu Hause. Hast du am Samstag Zeit?',
		},
		{
			about: 'Eine Party',
			text: 'Danke, dass du an mich gedacht hast. So viele Leute sind mir diese Woche leider zu viel. Feiert schön.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich muss für heute doch absagen. Mein Akku ist bei fünf Prozent. Treffen wir uns nächste Woche?',
		},
		{
			about: 'Ein Anruf',
			text: 'Zum Telefonieren fehlt mir heute die Energie. Magst du mir lieber schreiben?',
		},
		{
			about: 'Übernachten',
			text: 'Zum Essen komme ich sehr gern. Schlafen möchte ich lieber zu Hause, da erhole ich mich am besten.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich komme gern, gehe aber schon um neun. Länger reicht meine Energie heute nicht.',
		},
		{
			about: 'Ein Gefallen',
			text: 'Beim Umzug kann ich diesmal leider nicht helfen, mir fehlt die Kraft. Ich drück dir die Daumen, dass viele kommen.',
		},
		{
			about: 'Spontan',
			text: 'So spontan schaffe ich es heute leider nicht. Frag mich gern mal einen Tag vorher, dann klappt es meistens.',
		},
		{
			about: 'Ein zweiter Abend',
			text: 'Ich bin diese Woche schon einmal verabredet, mehr schaffe ich gerade nicht. Wie wäre es nächsten Donnerstag?',
		},
		{
			about: 'Ein Wochenende',
			text: 'Ein ganzes Wochenende ist mir leider zu lang. Für einen Tag bin ich sehr gern dabei.',
		},
	],
	family: [
		{
			about: 'Heute Abend',
			text: 'Ich bleibe heute Abend zu Hause und ruhe mich aus. Lieber sehe ich euch am Wochenende, dann habe ich mehr von euch.',
		},
		{
			about: 'Eine Familienfeier',
			text: 'Zur Feier schaffe ich es diesmal leider nicht, so viele Leute strengen mich gerade sehr an. Drück alle von mir.',
		},
		{
			about: 'Kürzer bleiben',
			text: 'Ich komme am Geburtstag gern von drei bis fünf. Danach brauche ich ein bisschen Ruhe.',
		},
		{
			about: 'Absagen',
			text: 'Ich schaffe es am Sonntag doch nicht, das tut mir leid. Mein Akku ist bei zehn Prozent, ich muss mich ausruhen. Darf ich eine Woche später kommen?',
		},
		{
			about: 'Ein Anruf',
			text: 'Zum Telefonieren bin ich heute zu müde. Ich rufe dich am Sonntag an, dann kann ich richtig zuhören.',
		},
		{
			about: 'Übernachten',
			text: 'Ich komme gern für den Tag, schlafe aber zu Hause. Abends brauche ich etwas Zeit für mich.',
		},
		{
			about: 'Besuch bekommen',
			text: 'Dieses Jahr schaffe ich es leider nicht, alle zu mir einzuladen. Wenn wir uns woanders treffen, bringe ich gern den Nachtisch mit.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich fahre jetzt nach Hause, mein Akku ist bei dreißig Prozent. Schön war es mit euch.',
		},
		{
			about: 'Ein Gefallen',
			text: 'Diese Woche schaffe ich das leider nicht. Frag mich gern am Wochenende wieder, dann bin ich ausgeruht.',
		},
		{
			about: 'Die Feiertage',
			text: 'Für zwei Tage zusammen reicht meine Energie, für die ganze Woche leider nicht. Welche zwei Tage passen euch am besten?',
		},
	],
	colleague: [
		{
			about: 'Nach Feierabend',
			text: 'Danke fürs Fragen, aber ich gehe heute direkt nach Hause. Nach den vielen Besprechungen brauche ich Ruhe. Wollen wir am Donnerstag zusammen essen gehen?',
		},
		{
			about: 'Die Firmenfeier',
			text: 'Die Feier lasse ich dieses Jahr aus. Viel Spaß euch, und erzähl mir am Montag, wie es war.',
		},
		{
			about: 'Mittagspause',
			text: 'Heute mache ich mal allein Pause, ich brauche kurz Ruhe. Morgen komme ich wieder mit.',
		},
		{
			about: 'Eine Besprechung',
			text: 'Ich glaube, in der Besprechung braucht ihr mich diesmal nicht. Meine Punkte schicke ich euch gern schriftlich.',
		},
		{
			about: 'Eine Besprechung zu viel',
			text: 'Ich habe heute schon vier Besprechungen, eine fünfte schaffe ich nicht mehr. Schickst du mir bitte das Protokoll?',
		},
		{
			about: 'Ein Anruf',
			text: 'Kannst du mir das kurz schreiben? Dann kann ich es in Ruhe lesen und dir besser antworten.',
		},
		{
			about: 'Länger bleiben',
			text: 'Heute gehe ich pünktlich. Morgen früh mache ich gleich damit weiter.',
		},
		{
			about: 'Eine Aufgabe',
			text: 'Das schaffe ich gerade leider nicht, ohne dass bei mir etwas liegen bleibt. Kann es jemand anderes übernehmen?',
		},
		{
			about: 'Absagen',
			text: 'Unseren Kaffee heute muss ich leider absagen, mein Akku ist leer. Passt dir morgen früh?',
		},
		{
			about: 'Am Schreibtisch',
			text: 'Ich brauche noch eine Stunde Ruhe, um das fertig zu machen. Um drei komme ich zu dir, ja?',
		},
	],
	boss: [
		{
			about: 'Eine Aufgabe',
			text: 'Das schaffe ich diese Woche leider nicht zusätzlich. Welche meiner Aufgaben könnte dafür warten?',
		},
		{
			about: 'Eine Aufgabe mit Termin',
			text: 'Bis Donnerstag bin ich leider ausgelastet. Ab Freitag übernehme ich es gern, wenn das noch reicht.',
		},
		{
			about: 'Eine Besprechung',
			text: 'Wäre es in Ordnung, wenn ich heute statt der Besprechung meine Aufgaben fertig mache? Das Protokoll lese ich am Nachmittag.',
		},
		{
			about: 'Nur ein Teil',
			text: 'Wäre es möglich, dass ich nur in den ersten fünfzehn Minuten dabei bin? Meinen Teil würde ich dann gleich am Anfang vorstellen.',
		},
		{
			about: 'Länger bleiben',
			text: 'Heute kann ich leider nicht länger bleiben. Ich setze mich gleich morgen um acht daran.',
		},
		{
			about: 'Eine Abendveranstaltung',
			text: 'Vielen Dank für die Einladung heute Abend. Ich komme diesmal nicht mit, damit ich morgen ausgeruht bin.',
		},
		{
			about: 'Die Firmenfeier',
			text: 'Zur Feier komme ich dieses Jahr leider nicht, mir fehlt die Energie für große Runden. Bei einem Mittagessen mit dem Team bin ich gern dabei.',
		},
		{
			about: 'Ein Anruf',
			text: 'Können wir das vielleicht per E-Mail klären? Bis zwölf Uhr haben Sie meine Antwort.',
		},
		{
			about: 'Arbeit am Abend',
			text: 'Heute Abend bin ich nicht mehr online. Morgen früh kümmere ich mich als Erstes darum.',
		},
		{
			about: 'Eine Präsentation',
			text: 'Zwei Präsentationen in einer Woche schaffe ich leider nicht in guter Qualität. Können wir eine auf nächste Woche verschieben?',
		},
	],
	group: [
		{
			about: 'Heute Abend',
			text: 'Ich bin heute raus, mein sozialer Akku ist bei zwölf Prozent. Macht euch einen schönen Abend.',
		},
		{
			about: 'Eine Party',
			text: 'Danke für die Einladung, aber so viele Leute schaffe ich gerade nicht. Habt Spaß und schickt Fotos.',
		},
		{
			about: 'Früher gehen',
			text: 'Ich komme von sieben bis neun und gehe dann wieder. Es liegt nicht an euch, ich brauche nur meine Ruhe.',
		},
		{
			about: 'Etwas Großes',
			text: 'Diesmal bitte ohne mich, das wird mir zu groß. Bei etwas Kleinerem bin ich gern wieder dabei.',
		},
		{
			about: 'Ein Wochenende',
			text: 'Beim Wochenende bin ich leider nicht dabei, drei Tage sind mir zu lang. Für einen Tag komme ich gern dazu.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich muss für Freitag absagen. Die Woche war mir einfach zu voll. Habt trotzdem viel Spaß.',
		},
		{
			about: 'Der Chat selbst',
			text: 'Ich stelle den Chat bis Montag stumm, weil ich etwas Ruhe brauche. Wenn etwas eilt, schreibt mir gern direkt.',
		},
		{
			about: 'Organisieren',
			text: 'Dieses Jahr kann ich es leider nicht organisieren. Dafür bringe ich gern die Getränke mit.',
		},
		{
			about: 'Zwei Abende hintereinander',
			text: 'Zwei Abende hintereinander schaffe ich leider nicht. Am Samstag bin ich gern dabei.',
		},
		{
			about: 'Ein Videoanruf',
			text: 'Beim Videoanruf bin ich heute nicht dabei. Schreibt mir gern, was ihr beschlossen habt.',
		},
	],
	acquaintance: [
		{
			about: 'Eine Einladung',
			text: 'Vielen Dank für die Einladung. Unter der Woche brauche ich meine Abende für mich, deshalb kann ich leider nicht kommen.',
		},
		{
			about: 'Eine Feier',
			text: 'Das ist sehr nett von Ihnen. Große Feiern sind leider nicht so meins, deshalb komme ich nicht. Ich wünsche Ihnen ein schönes Fest.',
		},
		{
			about: 'Ein Kaffee',
			text: 'Danke, dass Sie fragen. Ich habe zurzeit nicht viel Energie und treffe mich deshalb nur selten. Vielleicht klappt es ein andermal.',
		},
		{
			about: 'Ein Anruf',
			text: 'Telefonieren passt mir diese Woche leider nicht so gut. Schreiben Sie mir gern eine E-Mail, dann antworte ich in Ruhe.',
		},
		{
			about: 'Absagen',
			text: 'Es tut mir leid, ich muss für morgen absagen. Ich habe meine Kräfte überschätzt. Finden wir einen anderen Tag?',
		},
		{
			about: 'Ein Gefallen',
			text: 'Dabei kann ich Ihnen leider nicht helfen. Ich hoffe, Sie finden jemanden.',
		},
		{
			about: 'Nachbarschaft',
			text: 'Schön, dass es ein Hoffest gibt. Ich schaue gern für eine halbe Stunde vorbei, länger schaffe ich es leider nicht.',
		},
		{
			about: 'Verein oder Ehrenamt',
			text: 'Danke für Ihr Vertrauen. Im Vorstand kann ich leider nicht mitmachen, dafür reicht meine Energie im Moment nicht.',
		},
		{
			about: 'Ein Gespräch im Zug',
			text: 'Ich möchte gerade einfach ein bisschen still sitzen. Gute Fahrt Ihnen.',
		},
		{
			about: 'Nummern tauschen',
			text: 'Meine Nummer möchte ich lieber nicht weitergeben. Es war schön, mit Ihnen zu reden.',
		},
	],
}
