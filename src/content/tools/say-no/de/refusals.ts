import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` entfällt beim Sprechen; `{du|Sie|ihr}` oder `{privat|förmlich}`. Kein Satz beginnt mit einem Substantiv: in E-Mails folgt er auf das Komma. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'Danke für die Einladung. {Meine[ soziale] Batterie ist bei zwanzig Prozent, deshalb bleibe ich heute zu Hause|Ich bleibe heute Abend zu Hause[ und ruhe mich aus]}.',
			'Schön, dass {du an mich denkst|Sie an mich denken|ihr an mich denkt}. Heute Abend bin ich nicht dabei[, ich brauche Zeit für mich].',
			'Ich freue mich über die Einladung. Heute Abend schaffe ich es nicht[, mir fehlt die Energie].',
		],
		plainly: [
			'Heute Abend kann ich nicht[, {ich bin bei fünfzehn Prozent|ich brauche einen ruhigen Abend}]. Danke fürs Fragen.',
			'Ich bleibe heute Abend daheim[, um Kraft zu tanken]. Danke für die Einladung.',
			'Heute Abend passt es mir nicht[, ich möchte den Abend für mich haben].',
		],
		firmly: [
			'Heute Abend komme ich nicht[, das wollte ich gleich sagen].',
			'Für heute Abend sage ich ab[, {rechne|rechnen Sie|rechnet} bitte nicht mit mir].',
			'Heute Abend bin ich nicht dabei[. Den Abend halte ich mir frei].',
		],
	},
	party: {
		gently: [
			'Danke für die Einladung zur Feier. Ich komme diesmal nicht[, so viele Leute sind mir gerade zu viel].',
			'Schön, dass {du mich dabeihaben möchtest|Sie mich dabeihaben möchten|ihr mich dabeihaben möchtet}. Eine Feier ist mir gerade zu viel[, deshalb bleibe ich zu Hause].',
			'Ich freue mich, dass {du an mich gedacht hast|Sie an mich gedacht haben|ihr an mich gedacht habt}. Die Feier lasse ich diesmal aus[, ich brauche Ruhe].',
		],
		plainly: [
			'Zur Feier schaffe ich es nicht[, ich brauche an dem Tag Ruhe]. Danke für die Einladung.',
			'Bei der Feier bin ich nicht dabei[, {ich bin bei dreißig Prozent, und viele Leute kosten mehr|mir fehlt gerade die Energie für viele Leute}].',
			'Die Feier ist diesmal nichts für mich[, aber danke für die Einladung].',
		],
		firmly: [
			'Ich komme nicht zur Feier[. Das sage ich gleich, damit {du planen kannst|Sie planen können|ihr planen könnt}].',
			'Für die Feier sage ich ab[, {rechne|rechnen Sie|rechnet} bitte nicht mit mir].',
			'Zur Feier komme ich nicht[. Die Zeit brauche ich für mich].',
		],
	},
	agreed: {
		gently: [
			'Es tut mir leid, ich muss unser Treffen absagen. {Ich bin bei zehn Prozent|Mir fehlt doch die Energie}[, und das sage ich lieber gleich].',
			'Ich muss {dir|Ihnen|euch} doch absagen, das tut mir leid. Ich brauche Ruhe[, mehr als ich dachte].',
			'Ich schaffe unser Treffen nicht[, meine Energie ist aufgebraucht]. Es tut mir leid, dass ich absage.',
		],
		plainly: [
			'Zu unserem Treffen komme ich doch nicht[. Ich habe meine Energie überschätzt].',
			'Ich schaffe es doch nicht[, ich brauche dringend Ruhe].',
			'Ich muss doch absagen[, ich brauche die Zeit zum Ausruhen].',
		],
		firmly: [
			'Ich sage unser Treffen ab[. Ich weiß, dass das {deine|Ihre|eure} Pläne ändert].',
			'Ich komme nun doch nicht[. Das sage ich jetzt, damit {du ohne mich planen kannst|Sie ohne mich planen können|ihr ohne mich planen könnt}].',
			'Zu unserem Treffen schaffe ich es nicht[. Besser, {du weißt|Sie wissen|ihr wisst} es jetzt].',
		],
	},
	meeting: {
		gently: [
			'Geht diese Besprechung auch ohne mich? Ich lese das Protokoll[ und antworte auf alles, was mich betrifft].',
			'Wäre es in Ordnung, wenn ich die Besprechung auslasse? Fragen beantworte ich gern[ schriftlich].',
			'Ich würde diese Besprechung gern auslassen[ und die Zeit für konzentrierte Arbeit nutzen]. Das Protokoll reicht mir.',
		],
		plainly: [
			'An der Besprechung nehme ich nicht teil. Was mich betrifft, beantworte ich schriftlich[, sobald ich das Protokoll habe].',
			'Ich lasse die Besprechung aus[, um konzentriert zu arbeiten]. Das Protokoll reicht mir.',
			'Ich überlasse die Besprechung den anderen[ und lese danach alles nach].',
		],
		firmly: [
			'Ich sage für die Besprechung ab[ und beantworte Fragen schriftlich].',
			'Ich bin bei der Besprechung nicht dabei[. Was ich wissen muss, steht im Protokoll].',
			'Zur Besprechung komme ich nicht[, Fragen können schriftlich an mich gehen].',
		],
	},
	call: {
		gently: [
			'Ich höre gern von dir, aber Telefonieren ist mir gerade zu viel[, ich brauche Ruhe]. Schreib mir lieber.',
			'Mich strengt Telefonieren zurzeit an[, deshalb gehe ich nicht ran]. Schreibst du mir stattdessen?',
			'Ich bin bei zehn Prozent und möchte[ heute] nicht telefonieren. Schreiben geht gut.',
		],
		plainly: [
			'Ich kann[ gerade] nicht telefonieren. Schreib mir bitte.',
			'Heute telefoniere ich nicht[, mir fehlen die Worte]. Eine Nachricht lese ich gern.',
			'Zum Telefonieren fehlt mir[ heute] die Energie. Eine Nachricht genügt.',
		],
		firmly: [
			'Ich möchte nicht telefonieren. Ich antworte[ dir schriftlich], wenn ich so weit bin.',
			'Zum Telefonieren sage ich Nein[, ich brauche die Ruhe].',
			'Heute gehe ich nicht ans Telefon[. Schick mir bitte eine Nachricht].',
		],
	},
	formalCall: {
		gently: [
			'Können wir das schriftlich klären statt am Telefon? Ich antworte[ dann gründlicher und] so bald wie möglich.',
			'Auf den Anruf würde ich gern verzichten. Fragen beantworte ich schriftlich[. {Schick|Schicken Sie|Schickt} sie mir einfach].',
			'Reicht auch eine Nachricht statt eines Anrufs? Schreiben liegt mir[ heute] mehr.',
		],
		plainly: [
			'Ich möchte[ dazu] lieber nicht telefonieren. {Schreib|Schreiben Sie|Schreibt} mir bitte, dann antworte ich.',
			'Bei mir klappt Telefonieren[ heute] nicht. Schriftlich geht es gut.',
			'Ich möchte das schriftlich klären[, ohne Anruf].',
		],
		firmly: [
			'Für einen Anruf bin ich nicht erreichbar. Ich antworte schriftlich[, also {schick|schicken Sie|schickt} mir bitte die Fragen].',
			'Den Anruf lehne ich ab und antworte schriftlich[, sobald ich die Fragen habe].',
			'Am Telefon bespreche ich das heute nicht. {Schreib|Schreiben Sie|Schreibt} mir bitte[, ich lese es in Ruhe].',
		],
	},
	night: {
		gently: [
			'Ich würde {dich|Sie|euch} gern sehen, aber mit Übernachtung ist es mir[ gerade] zu viel.',
			'Ich bin gern mit {dir|Ihnen|euch} zusammen. Für einen Besuch über Nacht reicht meine Energie[ gerade] nicht.',
			'Die Zeit mit {dir|Ihnen|euch} tut mir gut, nur ein Besuch über Nacht ist mir[ im Moment] zu lang.',
		],
		plainly: [
			'Ein Besuch über Nacht passt mir nicht[, nachts brauche ich meine Ruhe].',
			'Über Nacht geht es bei mir nicht[, ich brauche zwischendurch Zeit für mich].',
			'Diesmal bitte ohne Übernachtung[, ich brauche die Ruhe].',
		],
		firmly: [
			'Einen Besuch über Nacht mache ich nicht mit[. Das sage ich lieber jetzt als mittendrin].',
			'Zum Besuch über Nacht sage ich Nein[, es geht um meine Energie und nicht um {dich|Sie|euch}].',
			'Über Nacht ist es mir nicht möglich[, {plane|planen Sie|plant} bitte ohne Übernachtung].',
		],
	},
	late: {
		gently: [
			'Ich möchte diesmal früher gehen[, solange ich noch Energie habe]. Es liegt nicht an {dir|Ihnen|euch}.',
			'Ich bin gern bei {dir|Ihnen|euch}, aber lange bleibe ich nicht[, meine Energie reicht nicht bis zum Schluss].',
			'Ich verabschiede mich heute früh[, {solange ich noch bei dreißig Prozent bin|bevor meine Energie aufgebraucht ist}]. {Nimm|Nehmen Sie|Nehmt} es bitte nicht persönlich.',
		],
		plainly: [
			'Ich bleibe nicht lange[, ich brauche noch etwas vom Abend für mich].',
			'Ich gehe heute zeitig nach Hause[, solange ich noch Energie habe].',
			'Lange kann ich nicht bleiben[, ich möchte früh schlafen].',
		],
		firmly: [
			'Ich gehe[ heute] früher, das ist mir wichtig.',
			'Bis zum Schluss bleibe ich nicht[, das habe ich mir vorgenommen].',
			'Ich gehe früh nach Hause[, {überrede|überreden Sie|überredet} mich bitte nicht zum Bleiben].',
		],
	},
	overtime: {
		gently: [
			'Ich würde heute gern pünktlich gehen. Den Abend brauche ich zum Auftanken[, damit ich wieder zu Kräften komme].',
			'Ich möchte heute nicht länger bleiben. Ich arbeite besser[ und genauer], wenn ich den Abend frei habe.',
			'Ich würde heute gern pünktlich Schluss machen. Den aktuellen Stand schreibe ich[ vorher] noch auf.',
		],
		plainly: [
			'Ich kann heute nicht länger bleiben[, ich brauche den Abend].',
			'Ich mache heute pünktlich Feierabend[, um mich zu erholen].',
			'Länger zu bleiben passt mir heute nicht[, ich brauche den Abend für mich].',
		],
		firmly: [
			'Ich bleibe heute nicht länger[. Das sage ich jetzt, damit es planbar ist].',
			'Heute gehen keine Überstunden[, mein Arbeitstag endet pünktlich].',
			'Ich gehe heute pünktlich[, denn den Abend brauche ich].',
		],
	},
	favour: {
		gently: [
			'Danke für {dein|Ihr|euer} Vertrauen. Mir fehlt die Energie, das gut zu machen[, deshalb sage ich lieber gleich Nein].',
			'Ich würde gern helfen, aber das kann ich[ im Moment] nicht übernehmen.',
			'Ich habe darüber nachgedacht und sage diesmal Nein[. Mir fehlt die Kraft dafür].',
		],
		plainly: [
			'Dabei kann ich nicht helfen[, {ich bin diese Woche bei zehn Prozent|ich habe gerade wenig Energie}].',
			'Dafür habe ich[ gerade] keine Energie.',
			'Das kann ich nicht übernehmen[, ich brauche die Zeit zum Ausruhen].',
		],
		firmly: [
			'Das übernehme ich diesmal nicht[. Ich sage es gleich, damit {du jemand anderen fragen kannst|Sie jemand anderen fragen können|ihr jemand anderen fragen könnt}].',
			'Diesmal ist es ein Nein[, und die Gründe lasse ich weg].',
			'Das mache ich jetzt nicht[, {rechne|rechnen Sie|rechnet} diese Woche bitte nicht mit mir].',
		],
	},
	task: {
		gently: [
			'Danke, dass {du dabei an mich denkst|Sie dabei an mich denken|ihr dabei an mich denkt}. Das kann ich nicht übernehmen[, ohne etwas anderes liegen zu lassen].',
			'Ich würde gern helfen, aber dafür fehlt mir[ im Moment] die Kapazität.',
			'Ich könnte der Aufgabe[ gerade] nicht gerecht werden, deshalb sage ich lieber Nein.',
		],
		plainly: [
			'Das kann ich nicht übernehmen[, ich bin ausgelastet].',
			'Dafür habe ich[ gerade] keine Kapazität.',
			'Das schaffe ich nicht[ neben meiner übrigen Arbeit].',
		],
		firmly: [
			'Das kann ich jetzt nicht zusätzlich übernehmen[. Ich sage es gleich, damit es jemand anderes bekommen kann].',
			'Dazu muss ich Nein sagen[, meine anderen Aufgaben gehen vor].',
			'Das passt nicht mehr hinein[, ohne einen Termin zu verschieben].',
		],
	},
}
