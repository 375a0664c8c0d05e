// One line a group, `Group: entry, entry, …`; an empty line between the branches coffee, fashion and living. Every
// language has the same number of groups and entries, because a category's number is its place in this list.

export const de = `
Ganze Bohne: Mild, Klassisch, Kräftig, Espresso, Café Crème, Entkoffeiniert, Bio, Ursprungskaffee, Probiersets, Vorratspackungen, Barista-Röstungen, Raritäten
Gemahlener Kaffee: Mild, Klassisch, Kräftig, Filterkaffee, Für die French Press, Für den Espressokocher, Entkoffeiniert, Bio, Aromatisiert, Vorratspackungen, Löslicher Kaffee, Cold Brew
Kapseln & Pads: Espresso, Lungo, Café Crème, Milchkaffee, Kakao, Tee, Entkoffeiniert, Bio, Probiersets, Vorratspackungen, Kapselspender, Recycling
Kaffeemaschinen: Vollautomaten, Siebträger, Kapselmaschinen, Filterkaffeemaschinen, Espressokocher, French Press, Handfilter, Kaffeemühlen, Milchaufschäumer, Entkalker, Ersatzteile, Zubehör
Tee & Kakao: Schwarzer Tee, Grüner Tee, Kräutertee, Früchtetee, Rooibos, Matcha, Chai, Kakao, Trinkschokolade, Teekannen, Teefilter, Geschenksets
Süßes & Feines: Schokolade, Pralinen, Kekse, Waffeln, Honig, Konfitüre, Nüsse, Sirup, Gebäck, Müsli, Essig & Öl, Präsentkörbe

Damen: Kleider, Blusen, T-Shirts, Pullover, Strickjacken, Hosen, Jeans, Röcke, Jacken, Mäntel, Nachtwäsche, Unterwäsche
Herren: Hemden, T-Shirts, Poloshirts, Pullover, Sweatshirts, Hosen, Jeans, Shorts, Jacken, Mäntel, Schlafanzüge, Unterwäsche
Kinder: Babys, Mädchen, Jungen, Schlafanzüge, Regenkleidung, Jacken, Hosen, Shirts, Socken, Mützen, Schuhe, Rucksäcke
Schuhe: Sneaker, Laufschuhe, Wanderschuhe, Stiefel, Stiefeletten, Sandalen, Ballerinas, Hausschuhe, Gummistiefel, Halbschuhe, Einlegesohlen, Schuhpflege
Sport: Laufen, Yoga, Wandern, Radfahren, Schwimmen, Fitness, Skifahren, Camping, Funktionswäsche, Sport-BHs, Regenjacken, Sporttaschen
Accessoires: Taschen, Rucksäcke, Gürtel, Schals, Mützen, Handschuhe, Sonnenbrillen, Uhren, Schmuck, Geldbörsen, Regenschirme, Socken
Bademode: Badeanzüge, Bikinis, Tankinis, Badeshorts, Bademäntel, Strandkleider, Strandtaschen, Badeschuhe, UV-Schutz, Strandtücher, Für Kinder, Sonnenhüte

Küche: Pfannen, Töpfe, Messer, Backformen, Geschirr, Besteck, Gläser, Vorratsdosen, Küchenhelfer, Küchengeräte, Küchentextilien, Brotkästen
Schlafzimmer: Bettwäsche, Spannbettlaken, Kissen, Bettdecken, Matratzen, Matratzenauflagen, Tagesdecken, Nachttische, Kleiderschränke, Wecker, Wärmflaschen, Schlafmasken
Bad: Handtücher, Bademäntel, Badematten, Duschvorhänge, Badregale, Spiegel, Wäschekörbe, Waagen, Seifenspender, Kosmetik, Düfte, Haarpflege
Wohnzimmer: Sofas, Sessel, Couchtische, Regale, Teppiche, Zierkissen, Wohndecken, Vorhänge, Lampen, Bilder, Vasen, Wanduhren
Deko & Licht: Kerzen, Kerzenhalter, Lichterketten, Laternen, Vasen, Bilderrahmen, Spiegel, Kunstpflanzen, Raumdüfte, Tischdeko, Weihnachten, Ostern
Garten & Balkon: Gartenmöbel, Sonnenschirme, Grills, Pflanzgefäße, Gartengeräte, Gießkannen, Hängematten, Sitzauflagen, Solarleuchten, Feuerschalen, Vogelhäuser, Hochbeete
Haushalt & Ordnung: Aufbewahrung, Kleiderbügel, Wäscheständer, Bügeln, Reinigung, Mülleimer, Körbe, Schuhschränke, Garderoben, Werkzeug, Nähen, Leitern
Büro & Technik: Schreibtische, Schreibtischlampen, Bürostühle, Kopfhörer, Ladegeräte, Lautsprecher, Powerbanks, Smartwatches, Kabel, Schreibwaren, Kalender, Taschenrechner
Kinderzimmer: Spielzeug, Kuscheltiere, Kinderbetten, Kinderbettwäsche, Kinderlampen, Kinderteppiche, Bücher, Puzzles, Brettspiele, Basteln, Aufbewahrung, Kindergeschirr
Geschenke: Für sie, Für ihn, Für Kinder, Für Kaffeefans, Für Hobbyköche, Kleine Geschenke, Große Geschenke, Geschenkkarten, Geschenksets, Geschenkpapier, Personalisiert, In letzter Minute`;

export const fr = `
Café en grains: Doux, Classique, Corsé, Espresso, Café crème, Décaféiné, Bio, Pure origine, Sets découverte, Grands formats, Torréfactions barista, Raretés
Café moulu: Doux, Classique, Corsé, Café filtre, Pour cafetière à piston, Pour cafetière italienne, Décaféiné, Bio, Aromatisé, Grands formats, Café soluble, Cold brew
Capsules et dosettes: Espresso, Lungo, Café crème, Café au lait, Cacao, Thé, Décaféiné, Bio, Sets découverte, Grands formats, Porte-capsules, Recyclage
Machines à café: Automatiques, À porte-filtre, À capsules, À filtre, Cafetières italiennes, Cafetières à piston, Filtres manuels, Moulins, Mousseurs à lait, Détartrants, Pièces détachées, Accessoires
Thé et cacao: Thé noir, Thé vert, Tisanes, Infusions de fruits, Rooibos, Matcha, Chai, Cacao, Chocolat chaud, Théières, Filtres à thé, Coffrets cadeaux
Douceurs: Chocolat, Pralinés, Biscuits, Gaufres, Miel, Confiture, Noix, Sirops, Pâtisseries, Müesli, Huile et vinaigre, Paniers garnis

Femme: Robes, Chemisiers, T-shirts, Pulls, Gilets, Pantalons, Jeans, Jupes, Vestes, Manteaux, Vêtements de nuit, Lingerie
Homme: Chemises, T-shirts, Polos, Pulls, Sweat-shirts, Pantalons, Jeans, Shorts, Vestes, Manteaux, Pyjamas, Sous-vêtements
Enfant: Bébés, Filles, Garçons, Pyjamas, Vêtements de pluie, Vestes, Pantalons, Hauts, Chaussettes, Bonnets, Chaussures, Sacs à dos
Chaussures: Baskets, Course à pied, Randonnée, Bottes, Bottines, Sandales, Ballerines, Pantoufles, Bottes de pluie, Chaussures basses, Semelles, Entretien
Sport: Course à pied, Yoga, Randonnée, Vélo, Natation, Fitness, Ski, Camping, Sous-vêtements techniques, Brassières de sport, Vestes de pluie, Sacs de sport
Accessoires: Sacs, Sacs à dos, Ceintures, Écharpes, Bonnets, Gants, Lunettes de soleil, Montres, Bijoux, Porte-monnaie, Parapluies, Chaussettes
Maillots de bain: Une pièce, Bikinis, Tankinis, Shorts de bain, Peignoirs, Robes de plage, Sacs de plage, Chaussures de bain, Protection UV, Draps de plage, Pour enfants, Chapeaux de soleil

Cuisine: Poêles, Casseroles, Couteaux, Moules, Vaisselle, Couverts, Verres, Boîtes de conservation, Ustensiles, Petits appareils, Linge de cuisine, Boîtes à pain
Chambre à coucher: Linge de lit, Draps-housses, Oreillers, Duvets, Matelas, Surmatelas, Couvre-lits, Tables de chevet, Armoires, Réveils, Bouillottes, Masques de nuit
Salle de bain: Serviettes, Peignoirs, Tapis de bain, Rideaux de douche, Étagères, Miroirs, Paniers à linge, Balances, Distributeurs de savon, Cosmétiques, Parfums, Soins des cheveux
Salon: Canapés, Fauteuils, Tables basses, Étagères, Tapis, Coussins, Plaids, Rideaux, Lampes, Tableaux, Vases, Horloges
Déco et luminaires: Bougies, Bougeoirs, Guirlandes lumineuses, Lanternes, Vases, Cadres, Miroirs, Plantes artificielles, Parfums d’intérieur, Déco de table, Noël, Pâques
Jardin et balcon: Meubles de jardin, Parasols, Grils, Pots, Outils de jardin, Arrosoirs, Hamacs, Coussins d’extérieur, Lampes solaires, Braseros, Nichoirs, Potagers surélevés
Maison et rangement: Rangement, Cintres, Étendoirs, Repassage, Nettoyage, Poubelles, Paniers, Meubles à chaussures, Portemanteaux, Outils, Couture, Échelles
Bureau et high-tech: Bureaux, Lampes de bureau, Chaises de bureau, Casques, Chargeurs, Haut-parleurs, Batteries externes, Montres connectées, Câbles, Papeterie, Calendriers, Calculatrices
Chambre d’enfant: Jouets, Peluches, Lits d’enfant, Linge de lit enfant, Veilleuses, Tapis d’enfant, Livres, Puzzles, Jeux de société, Bricolage, Rangement, Vaisselle enfant
Cadeaux: Pour elle, Pour lui, Pour les enfants, Pour les amateurs de café, Pour les cordons-bleus, Petits cadeaux, Grands cadeaux, Cartes cadeaux, Coffrets, Papier cadeau, À personnaliser, De dernière minute`;

export const pl = `
Kawa ziarnista: Łagodna, Klasyczna, Mocna, Espresso, Café crème, Bezkofeinowa, Bio, Single origin, Zestawy próbne, Duże opakowania, Dla baristów, Rarytasy
Kawa mielona: Łagodna, Klasyczna, Mocna, Do ekspresu przelewowego, Do zaparzacza tłokowego, Do kawiarki, Bezkofeinowa, Bio, Smakowa, Duże opakowania, Rozpuszczalna, Cold brew
Kapsułki i saszetki: Espresso, Lungo, Café crème, Kawa z mlekiem, Kakao, Herbata, Bezkofeinowe, Bio, Zestawy próbne, Duże opakowania, Stojaki na kapsułki, Recykling
Ekspresy do kawy: Automatyczne, Kolbowe, Na kapsułki, Przelewowe, Kawiarki, Zaparzacze tłokowe, Drippery, Młynki, Spieniacze do mleka, Odkamieniacze, Części zamienne, Akcesoria
Herbata i kakao: Czarna herbata, Zielona herbata, Zioła, Herbaty owocowe, Rooibos, Matcha, Chai, Kakao, Gorąca czekolada, Dzbanki, Zaparzacze, Zestawy upominkowe
Słodycze i delikatesy: Czekolada, Praliny, Ciastka, Wafle i gofry, Miód, Konfitury, Orzechy, Syropy, Wypieki, Musli, Oliwa i ocet, Kosze prezentowe

Dla niej: Sukienki, Bluzki, T-shirty, Swetry, Kardigany, Spodnie, Jeansy, Spódnice, Kurtki, Płaszcze, Bielizna nocna, Bielizna
Dla niego: Koszule, T-shirty, Koszulki polo, Swetry, Bluzy, Spodnie, Jeansy, Szorty, Kurtki, Płaszcze, Piżamy, Bielizna
Dla dzieci: Niemowlęta, Dziewczynki, Chłopcy, Piżamy, Odzież przeciwdeszczowa, Kurtki, Spodnie, Koszulki, Skarpetki, Czapki, Buty, Plecaki
Buty: Sneakersy, Do biegania, Trekkingowe, Kozaki, Botki, Sandały, Balerinki, Kapcie, Kalosze, Półbuty, Wkładki, Pielęgnacja obuwia
Sport: Bieganie, Joga, Wędrówki, Rower, Pływanie, Fitness, Narty, Kemping, Bielizna termoaktywna, Biustonosze sportowe, Kurtki przeciwdeszczowe, Torby sportowe
Dodatki: Torebki, Plecaki, Paski, Szaliki, Czapki, Rękawiczki, Okulary przeciwsłoneczne, Zegarki, Biżuteria, Portfele, Parasole, Skarpetki
Moda plażowa: Stroje jednoczęściowe, Bikini, Tankini, Szorty kąpielowe, Szlafroki, Sukienki plażowe, Torby plażowe, Buty do wody, Ochrona UV, Ręczniki plażowe, Dla dzieci, Kapelusze

Kuchnia: Patelnie, Garnki, Noże, Formy do pieczenia, Zastawa, Sztućce, Szklanki, Pojemniki, Przybory kuchenne, Małe AGD, Tekstylia kuchenne, Chlebaki
Sypialnia: Pościel, Prześcieradła, Poduszki, Kołdry, Materace, Nakładki na materac, Narzuty, Stoliki nocne, Szafy, Budziki, Termofory, Maski do spania
Łazienka: Ręczniki, Szlafroki, Dywaniki, Zasłony prysznicowe, Półki, Lustra, Kosze na pranie, Wagi, Dozowniki do mydła, Kosmetyki, Zapachy, Pielęgnacja włosów
Salon: Sofy, Fotele, Stoliki kawowe, Regały, Dywany, Poduszki ozdobne, Koce, Zasłony, Lampy, Obrazy, Wazony, Zegary
Dekoracje i oświetlenie: Świece, Świeczniki, Girlandy świetlne, Lampiony, Wazony, Ramki, Lustra, Sztuczne rośliny, Zapachy do domu, Dekoracje stołu, Boże Narodzenie, Wielkanoc
Ogród i balkon: Meble ogrodowe, Parasole ogrodowe, Grille, Donice, Narzędzia ogrodowe, Konewki, Hamaki, Poduszki na krzesła, Lampy solarne, Paleniska, Karmniki, Podwyższone grządki
Dom i porządek: Przechowywanie, Wieszaki, Suszarki na pranie, Prasowanie, Sprzątanie, Kosze na śmieci, Koszyki, Szafki na buty, Wieszaki przedpokojowe, Narzędzia, Szycie, Drabiny
Biuro i elektronika: Biurka, Lampki biurkowe, Krzesła biurowe, Słuchawki, Ładowarki, Głośniki, Powerbanki, Smartwatche, Kable, Artykuły papiernicze, Kalendarze, Kalkulatory
Pokój dziecka: Zabawki, Maskotki, Łóżeczka, Pościel dziecięca, Lampki nocne, Dywaniki, Książki, Puzzle, Gry planszowe, Zajęcia plastyczne, Przechowywanie, Naczynia dla dzieci
Prezenty: Dla niej, Dla niego, Dla dzieci, Dla miłośników kawy, Dla miłośników gotowania, Drobne upominki, Okazałe prezenty, Karty podarunkowe, Zestawy, Papier ozdobny, Personalizowane, Na ostatnią chwilę`;

export const cs = `
Zrnková káva: Jemná, Klasická, Silná, Espresso, Café crème, Bez kofeinu, Bio, Jednodruhová, Ochutnávkové sady, Velká balení, Pro baristy, Rarity
Mletá káva: Jemná, Klasická, Silná, Filtrovaná, Do french pressu, Do moka konvičky, Bez kofeinu, Bio, Ochucená, Velká balení, Instantní, Cold brew
Kapsle a pody: Espresso, Lungo, Café crème, Káva s mlékem, Kakao, Čaj, Bez kofeinu, Bio, Ochutnávkové sady, Velká balení, Stojany na kapsle, Recyklace
Kávovary: Automatické, Pákové, Na kapsle, Překapávače, Moka konvičky, French pressy, Drippery, Mlýnky, Napěňovače mléka, Odvápnění, Náhradní díly, Příslušenství
Čaj a kakao: Černý čaj, Zelený čaj, Bylinný čaj, Ovocný čaj, Rooibos, Matcha, Chai, Kakao, Horká čokoláda, Konvice, Sítka na čaj, Dárkové sady
Sladkosti a delikatesy: Čokoláda, Pralinky, Sušenky, Oplatky, Med, Džemy, Ořechy, Sirupy, Pečivo, Müsli, Oleje a octy, Dárkové koše

Dámská móda: Šaty, Halenky, Trička, Svetry, Kardigany, Kalhoty, Džíny, Sukně, Bundy, Kabáty, Noční prádlo, Spodní prádlo
Pánská móda: Košile, Trička, Polokošile, Svetry, Mikiny, Kalhoty, Džíny, Kraťasy, Bundy, Kabáty, Pyžama, Spodní prádlo
Dětská móda: Miminka, Dívky, Chlapci, Pyžama, Do deště, Bundy, Kalhoty, Trička, Ponožky, Čepice, Boty, Batohy
Boty: Tenisky, Běžecké, Turistické, Kozačky, Kotníkové, Sandály, Baleríny, Bačkory, Holínky, Polobotky, Vložky, Péče o boty
Sport: Běh, Jóga, Turistika, Cyklistika, Plavání, Fitness, Lyžování, Kempování, Funkční prádlo, Sportovní podprsenky, Nepromokavé bundy, Sportovní tašky
Doplňky: Kabelky, Batohy, Opasky, Šály, Čepice, Rukavice, Sluneční brýle, Hodinky, Šperky, Peněženky, Deštníky, Ponožky
Plavky: Jednodílné, Bikiny, Tankiny, Koupací šortky, Župany, Plážové šaty, Plážové tašky, Boty do vody, UV ochrana, Plážové osušky, Pro děti, Klobouky

Kuchyně: Pánve, Hrnce, Nože, Formy na pečení, Nádobí, Příbory, Sklenice, Dózy, Kuchyňské pomůcky, Spotřebiče, Kuchyňský textil, Chlebníky
Ložnice: Povlečení, Prostěradla, Polštáře, Přikrývky, Matrace, Vrchní matrace a chrániče, Přehozy, Noční stolky, Skříně, Budíky, Termofory, Masky na spaní
Koupelna: Ručníky, Župany, Předložky, Sprchové závěsy, Police, Zrcadla, Koše na prádlo, Váhy, Dávkovače mýdla, Kosmetika, Vůně, Péče o vlasy
Obývací pokoj: Pohovky, Křesla, Konferenční stolky, Regály, Koberce, Polštářky, Deky, Závěsy, Lampy, Obrazy, Vázy, Nástěnné hodiny
Dekorace a osvětlení: Svíčky, Svícny, Světelné řetězy, Lucerny a lampiony, Vázy, Rámečky, Zrcadla, Umělé rostliny, Bytové vůně, Dekorace na stůl, Vánoce, Velikonoce
Zahrada a balkon: Zahradní nábytek, Slunečníky, Grily, Květináče, Nářadí, Konve, Houpací sítě, Podsedáky, Solární světla, Ohniště, Ptačí budky, Vyvýšené záhony
Domácnost a úklid: Úložné prostory, Ramínka, Sušáky, Žehlení, Úklid, Odpadkové koše, Košíky, Botníky, Věšáky, Nářadí, Šití, Žebříky
Kancelář a technika: Psací stoly, Stolní lampy, Kancelářské židle, Sluchátka, Nabíječky, Reproduktory, Powerbanky, Chytré hodinky, Kabely, Papírnictví, Kalendáře, Kalkulačky
Dětský pokoj: Hračky, Plyšáci, Dětské postele, Dětské povlečení, Noční lampičky, Dětské koberce, Knihy, Puzzle, Deskové hry, Tvoření, Úložné prostory, Dětské nádobí
Dárky: Pro ni, Pro něj, Pro děti, Pro milovníky kávy, Pro kuchaře, Malé dárky, Velké dárky, Dárkové karty, Dárkové sady, Balicí papír, Personalizované, Na poslední chvíli`;

export const hu = `
Szemes kávé: Lágy, Klasszikus, Erős, Eszpresszó, Café crème, Koffeinmentes, Bio, Egy termőterületről, Kóstolócsomagok, Nagy kiszerelés, Baristapörkölés, Ritkaságok
Őrölt kávé: Lágy, Klasszikus, Erős, Filterkávé, Dugattyús kávéfőzőhöz, Kotyogóshoz, Koffeinmentes, Bio, Ízesített, Nagy kiszerelés, Instant kávé, Cold brew
Kapszulák és kávépárnák: Eszpresszó, Lungo, Café crème, Tejeskávé, Kakaó, Tea, Koffeinmentes, Bio, Kóstolócsomagok, Nagy kiszerelés, Kapszulatartók, Újrahasznosítás
Kávéfőzők: Automata, Karos, Kapszulás, Filteres, Kotyogós, Dugattyús, Kézi filter, Kávédarálók, Tejhabosítók, Vízkőoldók, Pótalkatrészek, Kiegészítők
Tea és kakaó: Fekete tea, Zöld tea, Gyógytea, Gyümölcstea, Rooibos, Matcha, Chai, Kakaó, Forró csokoládé, Teáskannák, Teaszűrők, Ajándékcsomagok
Édességek és finomságok: Csokoládé, Praliné, Keksz, Ostya, Méz, Lekvár, Diófélék, Szirupok, Sütemény, Müzli, Olaj és ecet, Ajándékkosarak

Női divat: Ruhák, Blúzok, Pólók, Pulóverek, Kardigánok, Nadrágok, Farmerek, Szoknyák, Dzsekik, Kabátok, Hálóruhák, Fehérneműk
Férfidivat: Ingek, Pólók, Galléros pólók, Pulóverek, Melegítőfelsők, Nadrágok, Farmerek, Rövidnadrágok, Dzsekik, Kabátok, Pizsamák, Alsóneműk
Gyerekdivat: Babák, Lányok, Fiúk, Pizsamák, Esőruhák, Dzsekik, Nadrágok, Pólók, Zoknik, Sapkák, Cipők, Hátizsákok
Cipők: Sportcipők, Futócipők, Túracipők, Csizmák, Bokacsizmák, Szandálok, Balerinacipők, Papucsok, Gumicsizmák, Félcipők, Talpbetétek, Cipőápolás
Sport: Futás, Jóga, Túrázás, Kerékpározás, Úszás, Fitnesz, Síelés, Kempingezés, Aláöltözetek, Sportmelltartók, Esőkabátok, Sporttáskák
Kiegészítők: Táskák, Hátizsákok, Övek, Sálak, Sapkák, Kesztyűk, Napszemüvegek, Órák, Ékszerek, Pénztárcák, Esernyők, Zoknik
Fürdőruhák: Egyrészes, Bikinik, Tankinik, Úszónadrágok, Fürdőköpenyek, Strandruhák, Strandtáskák, Vízicipők, UV-védelem, Strandtörölközők, Gyerekeknek, Napkalapok

Konyha: Serpenyők, Fazekak, Kések, Sütőformák, Étkészletek, Evőeszközök, Poharak, Tárolódobozok, Konyhai eszközök, Konyhagépek, Konyhai textíliák, Kenyértartók
Hálószoba: Ágyneműk, Gumis lepedők, Párnák, Paplanok, Matracok, Fedőmatracok, Ágytakarók, Éjjeliszekrények, Ruhásszekrények, Ébresztőórák, Melegvizes palackok, Alvómaszkok
Fürdőszoba: Törölközők, Fürdőköpenyek, Fürdőszobaszőnyegek, Zuhanyfüggönyök, Polcok, Tükrök, Szennyeskosarak, Mérlegek, Szappanadagolók, Kozmetikumok, Illatok, Hajápolás
Nappali: Kanapék, Fotelek, Dohányzóasztalok, Polcok, Szőnyegek, Díszpárnák, Takarók, Függönyök, Lámpák, Képek, Vázák, Faliórák
Dekoráció és világítás: Gyertyák, Gyertyatartók, Fényfüzérek, Lámpások, Vázák, Képkeretek, Tükrök, Műnövények, Lakásillatok, Asztaldíszek, Karácsony, Húsvét
Kert és erkély: Kerti bútorok, Napernyők, Grillek, Virágtartók, Kerti szerszámok, Öntözőkannák, Függőágyak, Ülőpárnák, Napelemes lámpák, Tűzrakók, Madáretetők, Magaságyások
Háztartás és rendszerezés: Tárolás, Vállfák, Ruhaszárítók, Vasalás, Takarítás, Szemetesek, Kosarak, Cipőtartók, Előszobafalak, Szerszámok, Varrás, Létrák
Iroda és technika: Íróasztalok, Asztali lámpák, Irodai székek, Fejhallgatók, Töltők, Hangszórók, Külső akkumulátorok, Okosórák, Kábelek, Írószerek, Naptárak, Számológépek
Gyerekszoba: Játékok, Plüssök, Gyerekágyak, Gyerekágyneműk, Éjszakai lámpák, Gyerekszőnyegek, Könyvek, Kirakók, Társasjátékok, Kreatív hobbi, Tárolás, Gyerekedények
Ajándékok: Nőknek, Férfiaknak, Gyerekeknek, Kávékedvelőknek, Hobbiszakácsoknak, Apró ajándékok, Nagy ajándékok, Ajándékkártyák, Ajándékszettek, Csomagolópapír, Egyedi ajándékok, Utolsó pillanatban`;

export const sk = `
Zrnková káva: Jemná, Klasická, Silná, Espresso, Café crème, Bez kofeínu, Bio, Jednodruhová, Ochutnávkové sady, Veľké balenia, Pre baristov, Rarity
Mletá káva: Jemná, Klasická, Silná, Filtrovaná, Do french pressu, Do moka kanvičky, Bez kofeínu, Bio, Ochutená, Veľké balenia, Instantná, Cold brew
Kapsuly a pody: Espresso, Lungo, Café crème, Káva s mliekom, Kakao, Čaj, Bez kofeínu, Bio, Ochutnávkové sady, Veľké balenia, Stojany na kapsuly, Recyklácia
Kávovary: Automatické, Pákové, Na kapsuly, Prekvapkávacie, Moka kanvičky, French pressy, Drippery, Mlynčeky, Napeňovače mlieka, Odvápnenie, Náhradné diely, Príslušenstvo
Čaj a kakao: Čierny čaj, Zelený čaj, Bylinný čaj, Ovocný čaj, Rooibos, Matcha, Chai, Kakao, Horúca čokoláda, Čajníky, Sitká na čaj, Darčekové sady
Sladkosti a delikatesy: Čokoláda, Pralinky, Sušienky, Oblátky, Med, Džemy, Orechy, Sirupy, Pečivo, Müsli, Oleje a octy, Darčekové koše

Dámska móda: Šaty, Blúzky, Tričká, Svetre, Kardigány, Nohavice, Džínsy, Sukne, Bundy, Kabáty, Nočná bielizeň, Spodná bielizeň
Pánska móda: Košele, Tričká, Polokošele, Svetre, Mikiny, Nohavice, Džínsy, Šortky, Bundy, Kabáty, Pyžamá, Spodná bielizeň
Detská móda: Bábätká, Dievčatá, Chlapci, Pyžamá, Do dažďa, Bundy, Nohavice, Tričká, Ponožky, Čiapky, Topánky, Batohy
Topánky: Tenisky, Bežecké, Turistické, Čižmy, Členkové, Sandále, Baleríny, Papuče, Gumené čižmy, Poltopánky, Vložky, Starostlivosť o obuv
Šport: Beh, Joga, Turistika, Cyklistika, Plávanie, Fitnes, Lyžovanie, Kempovanie, Funkčná bielizeň, Športové podprsenky, Nepremokavé bundy, Športové tašky
Doplnky: Kabelky, Batohy, Opasky, Šály, Čiapky, Rukavice, Slnečné okuliare, Hodinky, Šperky, Peňaženky, Dáždniky, Ponožky
Plavky: Jednodielne, Bikiny, Tankiny, Kúpacie šortky, Župany, Plážové šaty, Plážové tašky, Topánky do vody, UV ochrana, Plážové osušky, Pre deti, Klobúky

Kuchyňa: Panvice, Hrnce, Nože, Formy na pečenie, Riad, Príbory, Poháre, Dózy, Kuchynské pomôcky, Spotrebiče, Kuchynský textil, Chlebníky
Spálňa: Obliečky, Plachty, Vankúše, Prikrývky, Matrace, Vrchné matrace a chrániče, Prehozy, Nočné stolíky, Skrine, Budíky, Termofory, Masky na spanie
Kúpeľňa: Uteráky, Župany, Predložky, Sprchové závesy, Police, Zrkadlá, Koše na bielizeň, Váhy, Dávkovače mydla, Kozmetika, Vône, Starostlivosť o vlasy
Obývačka: Pohovky, Kreslá, Konferenčné stolíky, Regály, Koberce, Dekoračné vankúše, Deky, Závesy, Lampy, Obrazy, Vázy, Nástenné hodiny
Dekorácie a osvetlenie: Sviečky, Svietniky, Svetelné reťaze, Lampáše, Vázy, Rámiky, Zrkadlá, Umelé rastliny, Bytové vône, Dekorácie na stôl, Vianoce, Veľká noc
Záhrada a balkón: Záhradný nábytok, Slnečníky, Grily, Kvetináče, Náradie, Krhly, Hojdacie siete, Podsedáky, Solárne svetlá, Ohniská, Vtáčie búdky, Vyvýšené záhony
Domácnosť a upratovanie: Úložné priestory, Vešiaky, Sušiaky, Žehlenie, Upratovanie, Odpadkové koše, Košíky, Botníky, Vešiakové steny, Náradie, Šitie, Rebríky
Kancelária a technika: Písacie stoly, Stolové lampy, Kancelárske stoličky, Slúchadlá, Nabíjačky, Reproduktory, Powerbanky, Inteligentné hodinky, Káble, Papiernictvo, Kalendáre, Kalkulačky
Detská izba: Hračky, Plyšové hračky, Detské postele, Detské obliečky, Nočné lampičky, Detské koberce, Knihy, Puzzle, Stolové hry, Tvorenie, Úložné priestory, Detský riad
Darčeky: Pre ňu, Pre neho, Pre deti, Pre milovníkov kávy, Pre kuchárov, Malé darčeky, Veľké darčeky, Darčekové karty, Darčekové sady, Baliaci papier, Personalizované, Na poslednú chvíľu`;

export const tr = `
Çekirdek kahve: Yumuşak, Klasik, Sert, Espresso, Café crème, Kafeinsiz, Organik, Tek yöre, Deneme setleri, Büyük paketler, Barista kavrumları, Nadir kahveler
Öğütülmüş kahve: Yumuşak, Klasik, Sert, Filtre kahve, French press için, Moka pot için, Kafeinsiz, Organik, Aromalı, Büyük paketler, Hazır kahve, Cold brew
Kapsül ve pad: Espresso, Lungo, Café crème, Sütlü kahve, Kakao, Çay, Kafeinsiz, Organik, Deneme setleri, Büyük paketler, Kapsül standları, Geri dönüşüm
Kahve makineleri: Tam otomatik, Espresso makineleri, Kapsüllü, Filtre makineleri, Moka potlar, French press, Dripper, Değirmenler, Süt köpürtücüler, Kireç çözücüler, Yedek parçalar, Aksesuarlar
Çay ve kakao: Siyah çay, Yeşil çay, Bitki çayı, Meyve çayı, Rooibos, Matcha, Chai, Kakao, Sıcak çikolata, Demlikler, Çay süzgeçleri, Hediye setleri
Tatlılar ve lezzetler: Çikolata, Pralin, Kurabiye, Gofret, Bal, Reçel, Kuruyemiş, Şuruplar, Kekler, Müsli, Zeytinyağı ve sirke, Hediye sepetleri

Kadın giyim: Elbiseler, Bluzlar, Tişörtler, Kazaklar, Hırkalar, Pantolonlar, Kotlar, Etekler, Ceketler, Kabanlar, Pijamalar, İç giyim
Erkek giyim: Gömlekler, Tişörtler, Polo tişörtler, Kazaklar, Sweatshirtler, Pantolonlar, Kotlar, Şortlar, Ceketler, Kabanlar, Pijamalar, İç giyim
Çocuk giyim: Bebek, Kız çocuk, Erkek çocuk, Pijamalar, Yağmurluklar, Ceketler, Pantolonlar, Tişörtler, Çoraplar, Şapkalar, Ayakkabılar, Sırt çantaları
Ayakkabı: Spor ayakkabılar, Koşu, Yürüyüş, Çizmeler, Botlar, Sandaletler, Babetler, Terlikler, Yağmur botları, Klasik ayakkabılar, Tabanlıklar, Ayakkabı bakımı
Spor: Koşu, Yoga, Doğa yürüyüşü, Bisiklet, Yüzme, Fitness, Kayak, Kamp, Termal içlik, Sporcu sütyenleri, Yağmurluklar, Spor çantaları
Aksesuar: Çantalar, Sırt çantaları, Kemerler, Atkılar, Bereler, Eldivenler, Güneş gözlükleri, Saatler, Takılar, Cüzdanlar, Şemsiyeler, Çoraplar
Plaj giyim: Mayolar, Bikiniler, Tankiniler, Deniz şortları, Bornozlar, Plaj elbiseleri, Plaj çantaları, Deniz ayakkabıları, UV koruma, Plaj havluları, Çocuklar için, Hasır şapkalar

Mutfak: Tavalar, Tencereler, Bıçaklar, Kek kalıpları, Yemek takımları, Çatal kaşık bıçak, Bardaklar, Saklama kapları, Mutfak gereçleri, Küçük ev aletleri, Mutfak tekstili, Ekmek kutuları
Yatak odası: Nevresim takımları, Çarşaflar, Yastıklar, Yorganlar, Yataklar, Alezler, Yatak örtüleri, Komodinler, Gardıroplar, Çalar saatler, Sıcak su torbaları, Uyku maskeleri
Banyo: Havlular, Bornozlar, Paspaslar, Duş perdeleri, Raflar, Aynalar, Çamaşır sepetleri, Tartılar, Sabunluklar, Kozmetik, Parfümler, Saç bakımı
Oturma odası: Kanepeler, Koltuklar, Sehpalar, Kitaplıklar, Halılar, Kırlentler, Battaniyeler, Perdeler, Lambalar, Tablolar, Vazolar, Duvar saatleri
Dekorasyon ve aydınlatma: Mumlar, Mumluklar, Dekoratif ışıklar, Fenerler, Vazolar, Çerçeveler, Aynalar, Yapay bitkiler, Oda kokuları, Sofra dekoru, Yılbaşı, Bayram
Bahçe ve balkon: Bahçe mobilyaları, Güneş şemsiyeleri, Mangallar, Saksılar, Bahçe aletleri, Sulama kapları, Hamaklar, Minderler, Güneş enerjili lambalar, Ateş çukurları, Kuş evleri, Sebze yetiştirme kasaları
Ev düzeni: Saklama, Askılar, Çamaşır kurutma, Ütü, Temizlik, Çöp kovaları, Sepetler, Ayakkabılıklar, Portmantolar, El aletleri, Dikiş, Merdivenler
Ofis ve teknoloji: Çalışma masaları, Masa lambaları, Ofis koltukları, Kulaklıklar, Şarj aletleri, Hoparlörler, Taşınabilir şarjlar, Akıllı saatler, Kablolar, Kırtasiye, Takvimler, Hesap makineleri
Çocuk odası: Oyuncaklar, Peluş oyuncaklar, Çocuk yatakları, Çocuk nevresimleri, Gece lambaları, Çocuk halıları, Kitaplar, Yapbozlar, Kutu oyunları, El işi, Saklama, Çocuk tabakları
Hediyeler: Kadınlar için, Erkekler için, Çocuklar için, Kahveseverler için, Mutfak tutkunları için, Küçük hediyeler, Büyük hediyeler, Hediye kartları, Hediye setleri, Hediye kâğıtları, Kişiye özel, Son dakika`;
