void fetch(process.env.START_URL);
