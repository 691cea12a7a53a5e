require('undici').request(process.env.START_URL);
