import type { AllTypes } from '#content/types/quiz.ts'

/**
 * The sixteen types in Portuguese, each named after a place in the house. The texts describe what the four letters mean
 * in this test and what they cost. The result itself marks letters that were decided 2:2.
 */
export const mbtiTypes = {
	ISTJ: {
		name: 'A despensa',
		description:
			'Tudo está na prateleira, com o rótulo virado para a frente. Estas quatro letras descrevem quem pensa a sós até o fim, se guia pelo que dá para conferir, decide pela regra combinada e na segunda já está de mala pronta. Confiam em você porque você trata promessa como estoque: contada, datada, à mão quando precisa. O custo aparece quando a entrega muda. Um plano trocado ao meio-dia incomoda você por mais tempo do que demonstra, e uma ideia nova talvez tenha de dar certo em outro lugar primeiro. Você costuma notar tarde que alguém queria colo, e não a resposta certa.',
		energy:
			'Companhia com motivo e hora para acabar deve ser a que menos custa a você. Cara é a noite aberta, em que ninguém sabe o que vem depois. Pergunte antes até que horas vai; é uma pergunta normal.',
	},
	ISFJ: {
		name: 'A luz do corredor',
		description:
			'Alguém deixou acesa para ninguém tropeçar, e deve ter sido você. Estas quatro letras descrevem quem pensa por dentro, fica com o que é conhecido e testado, pergunta primeiro o que a decisão vai fazer com os outros e gosta de tudo arrumado antes. Você lembra qual visita toma café sem açúcar. Muito do que faz só é notado quando para, e talvez você espere um obrigado que ninguém sabe que deve. O não vem tarde, e vem com três motivos. Uma mudança de planos custa em dobro: uma vez por você e outra por todos para quem você tinha arrumado as coisas.',
		energy:
			'Talvez você gaste mais energia cuidando das pessoas do que estando com elas. Compare quanto custa uma noite em que você recebe e outra em que só é visita. Se os números forem diferentes, deixe outra pessoa levar os pratos de vez em quando.',
	},
	INFJ: {
		name: 'O vitral',
		description:
			'Da rua é chumbo escuro; de dentro é um desenho. Estas quatro letras descrevem quem guarda o pensamento até ficar pronto, procura o padrão por trás das coisas, pesa o que uma escolha vai significar para as pessoas e gosta de saber como será a semana. Muitas vezes você tem uma teoria do que está mesmo acontecendo na sala. Pode estar certa. Ainda é uma teoria, e raramente você a diz a tempo de alguém corrigir. Aos outros, você pode parecer ter clareza sobre o futuro distante e pouca sobre a terça-feira. Quando algo estraga o desenho que você fez, o silêncio costuma vir primeiro e a explicação, depois.',
		energy:
			'Uma conversa longa pode custar menos a você do que uma hora de conversas curtas. Em grupo, talvez você faça um segundo trabalho por fora, que é adivinhar como todos se sentem. Em algumas noites, deixe esse trabalho sem fazer e compare.',
	},
	INTJ: {
		name: 'O escritório',
		description:
			'Uma mesa, uma luminária, o desenho de algo que ainda não existe. Estas quatro letras descrevem quem resolve as coisas a sós, liga mais para a ideia do que para o manual, decide por motivos que valeriam para qualquer um e quer o assunto encerrado. Você gosta de melhorar aquilo em que põe a mão, com ou sem convite. Pode levar por anos um plano de que ninguém ouviu falar e depois estranhar que não entendam na hora. Detalhes dão tédio até que um deles quebre o plano. Suas respostas curtas podem soar como sentença sobre a pessoa, quando eram só sobre a pergunta.',
		energy:
			'Conversa que chega a algum lugar deve custar pouco a você; a que anda em círculos custa caro. Ajuda saber antes qual das duas vai ser a noite. Se for a segunda, vá por uma hora e cumpra essa hora.',
	},
	ISTP: {
		name: 'A oficina',
		description:
			'As ferramentas na parede, o rádio baixinho. Estas quatro letras descrevem quem pensa antes de falar, confia no que dá para pegar e testar, procura a causa antes do consolo e deixa o dia em aberto. Você prefere desmontar uma coisa a discutir sobre ela. Quando algo quebra, chamam você, e você até gosta, porque vem com tarefa e com fim. É mais difícil achar você quando o que quebrou foi o humor de alguém: a resposta útil vem na hora, a outra vem tarde ou não vem. Planos longos caem em você como roupa emprestada. Passada a parte interessante, talvez a coisa fique parada nos noventa por cento.',
		energy:
			'Fazer algo lado a lado deve custar menos a você do que sentar frente a frente. Proponha o conserto, a caminhada ou o jogo no lugar do jantar. Anote quanto tempo você aguenta em cada um.',
	},
	ISFP: {
		name: 'O banco da janela',
		description:
			'Uma almofada, uma manta, uma boa vista da chuva. Estas quatro letras descrevem quem de início guarda quase tudo para si, repara no que está mesmo ali, pergunta o que uma escolha vai fazer com os envolvidos e deixa o dia tomar forma por conta própria. Você raramente defende o seu gosto; vive de acordo com ele, e pode ser que só descubram o que importa a você depois de pisar em cima. Pedir um plano de cinco anos é um bom jeito de perder você. Uma carta chata pode esperar um número impressionante de dias. O que parece jeito tranquilo às vezes é um não firme que nunca foi dito.',
		energy:
			'Companhia que deixa você olhar em volta e falar pouco deve caber na bateria. Já ouvir “como você está se sentindo” na frente dos outros, talvez não. Uma visita com um livro na outra ponta do sofá pode ser o arranjo ideal.',
	},
	INFP: {
		name: 'A claraboia',
		description:
			'Dela não se vê a rua, só o tempo e um pedaço do fim da tarde. Estas quatro letras descrevem quem pensa por dentro, se encanta com o que as coisas poderiam significar, põe as pessoas à frente dos argumentos e gosta de deixar os assuntos em aberto. Algo pode mexer com você por dias sem que ninguém saiba. Você começa mais do que termina, em parte porque a coisa na cabeça era melhor que a do papel. Uma crítica ao trabalho costuma chegar como crítica a você, mesmo quando era só sobre uma vírgula. Você gosta de pergunta aberta, e há cartas na sua mesa abertas faz semanas.',
		energy:
			'Talvez uma conversa sobre algo de verdade encha a sua bateria, e uma hora de amenidades a esvazie. Na agenda, as duas parecem iguais. Marque cada uma de um jeito por algumas semanas e veja se é isso mesmo.',
	},
	INTP: {
		name: 'O sótão',
		description:
			'Caixas até as vigas e, entre elas, um caminho que só você conhece. Estas quatro letras descrevem quem pensa muito antes de falar, prefere o princípio às peças, segue o argumento aonde ele for e não tem pressa de fechar uma questão. Você gosta de descobrir que errou, desde que seja interessante. Pode explicar uma coisa com tanta exatidão que a outra pessoa já foi embora. As decisões esperam enquanto você procura a última exceção, e a roupa suja espera com elas. Você se importa, sim, com o que os outros sentem; só costuma entender depois, na escada, com grande precisão e ninguém para ouvir.',
		energy:
			'Uma discussão com uma pessoa curiosa pode não custar nada a você. Uma mesa que muda de assunto a cada minuto custa muito, porque você ainda está no anterior. Você tem o direito de voltar a ele.',
	},
	ESTP: {
		name: 'Os degraus da entrada',
		description:
			'Metade em casa, metade na rua, onde se vê quem vem chegando. Estas quatro letras descrevem quem pensa em voz alta, se guia pelo que tem na frente, procura o que funciona e deixa o plano frouxo o bastante para sair dele. Você se mexe enquanto os outros ainda procuram o manual, e muitas vezes isso resolve. Vai bem no dia em que tudo dá errado e fica sem sossego no dia em que nada dá. A conta costuma vir pelo correio: o formulário não enviado, o amigo que brincava menos do que parecia. Ouvir que é preciso esperar e pensar antes pode soar como ordem de parar.',
		energy:
			'A letra E diz que você pensa na conversa; quanta conversa cabe na bateria é outra pergunta, e quem responde é o seu perfil de energia. Companhia animada pode esconder o preço até a manhã seguinte. Confira de manhã, não à meia-noite.',
	},
	ESFP: {
		name: 'A sacada',
		description:
			'É parte da casa, e a rua inteira vê quem está nela. Estas quatro letras descrevem quem conta as coisas enquanto acontecem, aproveita o que está mesmo ali, pergunta primeiro como todos estão e deixa o dia aparecer. Você puxa os outros para a conversa porque uma cadeira vazia na ponta incomoda. Prefere mudar de assunto a brigar, e assim a mesma briga pode voltar sempre. Planejar com muita antecedência parece a conta de algo que você ainda não comeu. Quando não há ninguém por perto para reagir, pode ser difícil saber o que você pensa, ou se é apenas cansaço.',
		energy:
			'Talvez você leve para casa o clima da sala, bom ou ruim. Por isso vale perguntar de quem é esse cansaço antes de marcar a próxima noite. O seu perfil de energia mostra quanto disso as suas próprias respostas indicam.',
	},
	ENFP: {
		name: 'A porta do quintal',
		description:
			'Fica aberta quase o ano inteiro, e as coisas vão entrando. Estas quatro letras descrevem quem pensa conversando, vê primeiro o que uma coisa poderia virar, se importa com o que as pessoas sentem sobre ela e deixa a tarde livre por via das dúvidas. Você liga gente que não se conhecia e assuntos que também não. De cinco começos, um chega ao fim, e raramente o prometido. Você acha tão depressa o lado possível de um plano que quem vai executá-lo se sente sem voz. A rotina cansa você mais rápido que o trabalho. Cada sim é sincero na hora em que você diz; a agenda descobre depois.',
		energy:
			'Gente nova deve animar você mais do que descansa, e é fácil confundir as duas coisas. Antes do terceiro convite da semana, pergunte se você quer a noite ou só o sim. A outra metade está no seu perfil de energia.',
	},
	ENTP: {
		name: 'O vão da escada',
		description:
			'Ali a voz ecoa, e cada andar tem mais uma porta. Estas quatro letras descrevem quem descobre o que pensa ao dizer, prefere a ideia à receita, segue o argumento e gosta que a questão fique aberta. Você defende uma opinião que não tem só para ver quanto ela aguenta. Nem todos sabem que é um jogo, e já houve quem saísse magoado de um que divertiu você. Você é forte no começo das coisas e some lá pelo meio. Diante de uma regra, procura a exceção antes de perguntar para que ela servia. Pode mudar de ideia no meio da frase, e quem anotava já parou.',
		energy:
			'Um bom debate pode deixar você com mais pique do que antes. Para a outra pessoa, a noite pode ter sido bem diferente. Se o seu perfil de energia saiu mais baixo do que você pensava, veja o que faz entre um debate e outro.',
	},
	ESTJ: {
		name: 'O relógio da sala',
		description:
			'Na casa, todos sabem que horas são, e por causa de quem. Estas quatro letras descrevem quem diz o que pensa, fica com os fatos e com o que já deu certo, decide por uma regra que vale para todos e planeja a semana antes. Quando oito pessoas não decidem onde comer, é graças a você que elas comem. Você prefere a justiça à simpatia, embora ter as duas seja melhor. Os outros podem se sentir comandados sem ter pedido, e quem pensa devagar muitas vezes estava quase falando. É difícil deixar uma coisa pela metade, e mais difícil deixá-la com alguém que faz de outro jeito.',
		energy:
			'Talvez você conte só as horas de conversa e deixe de fora as de organizar tudo. As duas saem da mesma bateria. De vez em quando, vá a algo que não foi você quem organizou e veja quanto custa.',
	},
	ESFJ: {
		name: 'A mesa da cozinha',
		description:
			'As pessoas acabam ali, fosse qual fosse a sala do convite. Estas quatro letras descrevem quem pensa em companhia, fica com o que se sabe que funciona, põe os outros em cada decisão e tem tudo pronto na hora. Você lembra os aniversários e também quem não se dá com quem. Percebe quando alguém na ponta ficou em silêncio e faz algo a respeito. O preço é que um tom seco pode ocupar a sua noite inteira, e que às vezes a ajuda vem antes de alguém querer. Uma discussão aberta na sua mesa parece uma rachadura nela. Talvez você nem saiba o que queria comer.',
		energy:
			'Suas letras dizem que você se volta para as pessoas; não dizem que sai de graça. Receber dá trabalho e pode parecer só companhia. O seu perfil de energia orienta melhor do que as visitas, que sempre vão dizer que a sua cara está ótima.',
	},
	ENFJ: {
		name: 'O fogão a lenha',
		description:
			'As cadeiras estão viradas para ele, e ele precisa de lenha. Estas quatro letras descrevem quem pensa com os outros, vê em que as pessoas poderiam se transformar, pesa uma escolha pelo que faz com elas e gosta de tudo planejado. Você consegue dizer em palavras o que um grupo sente há uma hora. É útil, e é também um tipo de poder, que você raramente chama pelo nome. Pode estar mais adiante no futuro de alguém do que a própria pessoa e depois se decepcionar com quem nunca concordou. Uma notícia difícil, você embrulha tão bem que ela não chega. Passar um dia sem servir a ninguém pode ser estranho.',
		energy:
			'Talvez você note o cansaço da sala antes de notar o seu. Uma vez por dia, em hora fixa, faça a pergunta ao contrário. Se o seu perfil de energia for mais baixo do que as letras faziam esperar, acredite no perfil.',
	},
	ENTJ: {
		name: 'O andaime',
		description:
			'A casa não está pronta, e alguém já montou a estrutura. Estas quatro letras descrevem quem decide na conversa, olha para onde a coisa vai, põe os motivos antes das vontades e quer datas. Você vê o caminho mais curto daqui até lá e estranha que os outros parem para olhar a vista. Reunião com você tem fim. Você recebe bem um argumento contrário e mal um humor contrário, porque o humor não diz o que quer. Podem concordar com você só porque você falou mais depressa. O descanso, você justifica melhor quando serve para alguma coisa, e por isso ele pode ficar na lista um bom tempo.',
		energy:
			'Dá para conduzir uma sala e sair dela sem energia; uma coisa é hábito, a outra é custo. Planeje a hora depois de um dia grande com a mesma firmeza do dia. O seu perfil de energia dá um primeiro palpite de quanto essa hora deve durar.',
	},
} as const satisfies AllTypes
